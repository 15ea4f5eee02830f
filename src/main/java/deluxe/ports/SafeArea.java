package deluxe.ports;

/** How much is taken off each edge of a display, by the device or by what lies over it, in CSS pixels. */
public record SafeArea(double top, double right, double bottom, double left) {
    public static final SafeArea WHOLE = new SafeArea(0, 0, 0, 0);

    public SafeArea {
        if (!(top >= 0 && right >= 0 && bottom >= 0 && left >= 0)) {
            throw new IllegalArgumentException("no edge is less than 0");
        }
    }
}
