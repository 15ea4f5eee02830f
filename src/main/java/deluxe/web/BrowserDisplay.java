package deluxe.web;

import deluxe.ports.Decimal;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.ports.Time;
import org.teavm.jso.browser.AnimationFrameCallback;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.TextRectangle;

/** The page's canvas, sharp at any pixel ratio, painted by animation frames that are only asked for while something moves. */
final class BrowserDisplay implements Display {
    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    private final Time time;
    private final AnimationFrameCallback nextFrame = stamp -> frame();
    private Painter painter;
    private BrowserSurface surface;
    private Size size;
    private SafeArea edges = SafeArea.WHOLE;
    private boolean awake;
    private int framesBefore;

    BrowserDisplay(HTMLCanvasElement canvas, Time time) {
        this.canvas = canvas;
        this.time = time;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
        BrowserEvents.on(Window.current(), "resize", event -> wake());
        BrowserEvents.on(canvas, "contextrestored", event -> fitAnew());
    }

    /** Paints two frames later than asked: first the page's own screen appears and can be pressed, then the canvas gets its size. */
    @Override
    public void show(Painter newPainter) {
        painter = newPainter;
        awake = true;
        framesBefore = 2;
        Window.requestAnimationFrame(nextFrame);
    }

    @Override
    public void wake() {
        if (awake || painter == null) {
            return;
        }
        awake = true;
        Window.requestAnimationFrame(nextFrame);
    }

    /** The system took the picture away and has given the canvas back. */
    private void fitAnew() {
        size = null;
        wake();
    }

    private void frame() {
        if (framesBefore == 0) {
            paint();
            return;
        }
        framesBefore--;
        if (framesBefore == 0) {
            fit();
        }
        Window.requestAnimationFrame(nextFrame);
    }

    private void paint() {
        awake = false;
        fit();
        if (painter.paint(surface, time.nowMillis())) {
            wake();
        }
    }

    private void fit() {
        Window window = Window.current();
        Size wanted = new Size(window.getInnerWidth(), window.getInnerHeight(), window.getDevicePixelRatio());
        SafeArea clear = edges(wanted);
        if (wanted.equals(size) && clear.equals(edges)) {
            return;
        }
        size = wanted;
        edges = clear;
        canvas.setWidth(fill("width", size.width()));
        canvas.setHeight(fill("height", size.height()));
        surface = new BrowserSurface(context, size.ratio());
        painter.resized(size, edges);
    }

    /** The area that the style sheet leaves free: it knows the device's notches, and the size of the screens it puts over the table. */
    private static SafeArea edges(Size size) {
        HTMLElement free = Window.current().getDocument().querySelector(".free");
        if (free == null) {
            return SafeArea.WHOLE;
        }
        TextRectangle box = free.getBoundingClientRect();
        return new SafeArea(
                Math.max(0, box.getTop()),
                Math.max(0, size.width() - box.getRight()),
                Math.max(0, size.height() - box.getBottom()),
                Math.max(0, box.getLeft()));
    }

    /** Gives the canvas a length in which its pixels are the device's own, even where a ratio like 1.5 would leave half a pixel over. */
    private int fill(String side, double length) {
        int devicePixels = (int) Math.ceil(length * size.ratio());
        canvas.getStyle().setProperty(side, Decimal.of(devicePixels / size.ratio()) + "px");
        return devicePixels;
    }
}
