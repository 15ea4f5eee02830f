package deluxe.stage.art;

/** How a tile lies: along the screen's width, or along its height. */
public enum Lie {
    ACROSS,
    UPRIGHT;

    /** The box of a tile whose width is {@code u}, with its top left corner here. */
    public Box box(double x, double y, double u) {
        return this == ACROSS ? new Box(x, y, 2 * u, u) : new Box(x, y, u, 2 * u);
    }
}
