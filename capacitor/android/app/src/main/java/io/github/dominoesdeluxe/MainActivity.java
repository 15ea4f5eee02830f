package io.github.dominoesdeluxe;

import android.content.res.Configuration;
import android.os.Bundle;
import android.os.SystemClock;
import android.webkit.WebView;
import androidx.core.splashscreen.SplashScreen;
import androidx.core.view.WindowCompat;
import com.getcapacitor.BridgeActivity;
import com.getcapacitor.WebViewListener;

/**
 * The game's only activity: Capacitor's, with a place for a tournament platform's plugin, a splash that stays until the page is
 * there, and a way back from a dead renderer.
 */
public class MainActivity extends BridgeActivity {
    /** After that long the splash goes, whether the page is there or not. */
    private static final long LONGEST_SPLASH_MILLIS = 4000;

    /** The screens' text follows the system's text size up to this, for which they have room: decision 128. */
    private static final float LARGEST_TEXT = 1.3f;

    private boolean isPageThere;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        long splashEnds = SystemClock.uptimeMillis() + LONGEST_SPLASH_MILLIS;
        SplashScreen.installSplashScreen(this)
                .setKeepOnScreenCondition(() -> !isPageThere && SystemClock.uptimeMillis() < splashEnds);
        registerPlatform();
        bridgeBuilder.addWebViewListener(new RendererLoss(this));
        bridgeBuilder.addWebViewListener(new WebViewListener() {
            @Override
            public void onPageCommitVisible(WebView view, String url) {
                isPageThere = true;
            }

            /** Comes too where a web view that is not yet drawn says nothing of being visible. */
            @Override
            public void onPageLoaded(WebView view) {
                isPageThere = true;
            }
        });
        super.onCreate(savedInstanceState);
        // From Android 15 on a window reaches under the bars anyway.
        WindowCompat.setDecorFitsSystemWindows(getWindow(), false);
        if (bridge == null) {
            isPageThere = true; // there is no web view on this device, and the layout that says so is shown
            return;
        }
        followTextSize(getResources().getConfiguration());
    }

    @Override
    public void onConfigurationChanged(Configuration newConfig) {
        super.onConfigurationChanged(newConfig);
        if (bridge != null) {
            followTextSize(newConfig);
        }
    }

    private void followTextSize(Configuration system) {
        float wished = Math.max(1, Math.min(system.fontScale, LARGEST_TEXT));
        bridge.getWebView().getSettings().setTextZoom(Math.round(100 * wished));
    }

    /** The place for a tournament platform's plugin: docs/embedding.md, "Skill platforms in the apps". */
    private void registerPlatform() {
        // bridgeBuilder.addPluginInstance(new MatchHostPlugin(new YourPlatform(this)));
    }
}
