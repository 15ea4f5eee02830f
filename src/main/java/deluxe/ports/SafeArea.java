package deluxe.ports;

/** How much of a display's edges is taken, by the device or by what is laid over them, in CSS pixels. */
public record SafeArea(double top, double right, double bottom, double left) {
    public static final SafeArea WHOLE = new SafeArea(0, 0, 0, 0);

    public SafeArea {
        if (!(top >= 0 && right >= 0 && bottom >= 0 && left >= 0)) {
            throw new IllegalArgumentException("no edge is less than 0");
        }
    }
}
