package deluxe.web;

import deluxe.ports.Decimal;
import deluxe.ports.Overlay;
import deluxe.ports.Surface;
import java.util.function.Consumer;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The page's second canvas, as large as what it shows. */
final class BrowserOverlay implements Overlay {
    private final HTMLCanvasElement canvas =
            (HTMLCanvasElement) Window.current().getDocument().getElementById("flight");
    private final CanvasRenderingContext2D context = (CanvasRenderingContext2D) canvas.getContext("2d");
    private BrowserSurface surface;
    private Frame shown;

    private record Frame(double x, double y, double width, double height, double ratio) {}

    @Override
    public void show(double x, double y, double width, double height, double ratio, Consumer<Surface> painting) {
        Frame frame = new Frame(x, y, width, height, ratio);
        if (!frame.equals(shown)) {
            fit(frame);
        }
        context.clearRect(0, 0, width, height);
        surface.save();
        surface.translate(-x, -y);
        painting.accept(surface);
        surface.restore();
    }

    private void fit(Frame frame) {
        shown = frame;
        canvas.setWidth((int) Math.ceil(frame.width * frame.ratio));
        canvas.setHeight((int) Math.ceil(frame.height * frame.ratio));
        style("left", frame.x);
        style("top", frame.y);
        style("width", canvas.getWidth() / frame.ratio);
        style("height", canvas.getHeight() / frame.ratio);
        surface = new BrowserSurface(context, frame.ratio);
    }

    private void style(String name, double length) {
        canvas.getStyle().setProperty(name, Decimal.of(length) + "px");
    }

    @Override
    public void hide() {
        if (shown != null) {
            shown = null;
            canvas.setWidth(0);
            canvas.setHeight(0);
        }
    }
}
