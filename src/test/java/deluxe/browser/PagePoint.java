package deluxe.browser;

/** A place on the page, in CSS pixels from its upper left corner. */
record PagePoint(int x, int y) {
    /** The point {@code step} of {@code steps} on the straight line to {@code end}. */
    PagePoint towards(PagePoint end, int step, int steps) {
        return new PagePoint(x + (end.x - x) * step / steps, y + (end.y - y) * step / steps);
    }
}
