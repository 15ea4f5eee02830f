package deluxe.ports;

import java.util.function.Consumer;

/** A second picture over the display, for the few things that move fast: what is below it need not be painted again. */
public interface Overlay {
    /**
     * Shows in this box of the display what {@code painting} paints, and nothing else; lengths are CSS pixels of the display.
     *
     * @param ratio how many of its own pixels there are to a CSS pixel
     */
    void show(double x, double y, double width, double height, double ratio, Consumer<Surface> painting);

    void hide();
}
