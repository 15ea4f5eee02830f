package android.webkit;

public abstract class WebSettings {
    public abstract void setTextZoom(int textZoom);
}
