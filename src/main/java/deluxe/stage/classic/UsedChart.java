package deluxe.stage.classic;

import deluxe.stage.art.Box;

/**
 * Where each tile of a set stands in the triangle of used dominoes: a row for its higher half, in it a column for its lower one.
 *
 * @param slate the slate, frame and all
 * @param highest the most pips on a half
 */
public record UsedChart(Box slate, int highest) {
    private static final double HEAD = .12;
    private static final double SLIM = 2.26;
    private static final double ACROSS = 1.17;

    Box within() {
        return SlateArt.within(slate);
    }

    /** How wide a tile is. */
    public double u() {
        Box room = within();
        int values = highest + 1;
        double high = (room.height() - head() - 8) / values / SLIM;
        double wide = (room.width() - 14) / (values + .9) / ACROSS;
        return Math.min(high, wide);
    }

    double head() {
        return Math.max(30, within().height() * HEAD);
    }

    /** The place of a tile. */
    public Box cell(int high, int low) {
        double u = u();
        Box room = within();
        double wide = (highest + 1) * u * ACROSS;
        double left = room.right() - 6 - wide;
        double tall = (room.bottom() - 6 - room.y() - head()) / (highest + 1);
        double y = room.y() + head() + high * tall + (tall - 2 * u) / 2;
        return new Box(left + low * u * ACROSS, y, u, 2 * u);
    }
}
