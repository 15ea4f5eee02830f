package deluxe.browser;

/** A place on the page, in CSS pixels from its upper left corner. */
record Spot(int x, int y) {
    /** The spot {@code step} of {@code steps} on the straight way to {@code end}. */
    Spot towards(Spot end, int step, int steps) {
        return new Spot(x + (end.x - x) * step / steps, y + (end.y - y) * step / steps);
    }
}
