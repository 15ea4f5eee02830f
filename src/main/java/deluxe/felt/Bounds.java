package deluxe.felt;

/** A box on the felt, in cells: left and top are the first inside it, right and bottom the first beyond. */
public record Bounds(int left, int top, int right, int bottom) {
    public int width() {
        return right - left;
    }

    public int height() {
        return bottom - top;
    }

    /** The smallest box that holds both. */
    public Bounds with(Bounds other) {
        return new Bounds(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** The box grown on all sides. */
    public Bounds grown(int cells) {
        return new Bounds(left - cells, top - cells, right + cells, bottom + cells);
    }

    /** The box turned by half a turn about the cell coordinates 0, 0. */
    Bounds turned() {
        return new Bounds(-right, -bottom, -left, -top);
    }

    Bounds moved(int byX, int byY) {
        return new Bounds(left + byX, top + byY, right + byX, bottom + byY);
    }
}
