package android.app;

import android.content.Context;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.Window;

public class Activity extends Context {
    protected void onCreate(Bundle savedInstanceState) {}

    public void onConfigurationChanged(Configuration newConfig) {}

    public void recreate() {}

    public Window getWindow() {
        return null;
    }

    public final void runOnUiThread(Runnable action) {}
}
