package deluxe.ports;

import java.util.function.Consumer;

/** A second picture over the display, for the little that moves fast: what lies below it need not be painted again. */
public interface Overlay {
    /**
     * Shows in this box of the display what {@code painting} paints, and nothing else; lengths are CSS pixels of the display.
     *
     * @param ratio its own pixels to a CSS pixel
     */
    void show(double x, double y, double width, double height, double ratio, Consumer<Surface> painting);

    void hide();
}
