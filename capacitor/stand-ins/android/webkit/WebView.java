package android.webkit;

import android.view.ViewGroup;

public class WebView extends ViewGroup {
    public WebSettings getSettings() {
        return null;
    }

    public void loadUrl(String url) {}
}
