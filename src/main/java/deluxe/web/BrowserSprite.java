package deluxe.web;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** A canvas that is in no document. */
final class BrowserSprite implements Sprite {
    private final HTMLCanvasElement canvas;
    private final double ratio;
    private final Surface surface;

    BrowserSprite(double width, double height, double ratio) {
        this.ratio = ratio;
        canvas = (HTMLCanvasElement) Window.current().getDocument().createElement("canvas");
        canvas.setWidth(devicePixels(width, ratio));
        canvas.setHeight(devicePixels(height, ratio));
        surface = new BrowserSurface((CanvasRenderingContext2D) canvas.getContext("2d"), ratio);
    }

    HTMLCanvasElement canvas() {
        return canvas;
    }

    @Override
    public Surface surface() {
        return surface;
    }

    @Override
    public double width() {
        return canvas.getWidth() / ratio;
    }

    @Override
    public double height() {
        return canvas.getHeight() / ratio;
    }

    @Override
    public void drop() {
        canvas.setWidth(0);
        canvas.setHeight(0);
    }

    private static int devicePixels(double length, double ratio) {
        return Math.max(1, (int) Math.ceil(length * ratio));
    }
}
