package androidx.core.splashscreen;

import android.app.Activity;

public final class SplashScreen {
    public static SplashScreen installSplashScreen(Activity activity) {
        return null;
    }

    public void setKeepOnScreenCondition(KeepOnScreenCondition condition) {}

    public interface KeepOnScreenCondition {
        boolean shouldKeepOnScreen();
    }
}
