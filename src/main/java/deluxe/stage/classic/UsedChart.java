package deluxe.stage.classic;

import deluxe.stage.art.Box;

/**
 * Where each tile of a set is in the triangle of used dominoes: its row is its higher half, its column its lower half.
 *
 * @param slate the slate, including its frame
 * @param highest the most pips on a half
 */
public record UsedChart(Box slate, int highest) {
    private static final double HEAD = .12;
    /** The distance from one tile to the next, along its length and across it, in u. */
    private static final double ALONG = 2.26;

    private static final double ACROSS = 1.17;

    /** How much room the numbers beside the rows take, in u. */
    private static final double NUMBERS = 1.053;

    Box within() {
        return SlateArt.within(slate);
    }

    /** Whether the tiles lie across, because that makes them larger: on a slate that is not tall. */
    boolean lies() {
        return u(ALONG, ACROSS) > u(ACROSS, ALONG);
    }

    /** How wide a tile is. */
    public double u() {
        return Math.max(u(ALONG, ACROSS), u(ACROSS, ALONG));
    }

    private double u(double right, double down) {
        Box room = within();
        int values = highest + 1;
        double high = (room.height() - head() - 8) / values / down;
        double wide = (room.width() - 14) / (values * right + NUMBERS);
        return Math.min(high, wide);
    }

    double head() {
        return Math.max(30, within().height() * HEAD);
    }

    /** The place of a tile. */
    public Box cell(int high, int low) {
        double u = u();
        boolean lies = lies();
        Box room = within();
        double pitch = u * (lies ? ALONG : ACROSS);
        double wide = (highest + 1) * pitch;
        double spare = room.width() - 14 - wide - NUMBERS * u;
        double left = room.right() - 6 - wide - spare / 2;
        double tall = (room.bottom() - 6 - room.y() - head()) / (highest + 1);
        double tileHigh = lies ? u : 2 * u;
        double y = room.y() + head() + high * tall + (tall - tileHigh) / 2;
        return new Box(left + low * pitch, y, lies ? 2 * u : u, tileHigh);
    }
}
