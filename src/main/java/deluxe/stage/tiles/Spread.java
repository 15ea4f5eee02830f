package deluxe.stage.tiles;

import deluxe.stage.art.Box;

/** Tiles side by side in the middle of a box, face up, as large as they fit in up to three lines. */
record Spread(Box box, int count, double u, int lines) {
    static final double PITCH = 1.07;
    private static final int MOST_LINES = 3;

    static Spread within(Box box, int count, double largest) {
        Spread best = new Spread(box, count, 0, 1);
        for (int lines = 1; lines <= MOST_LINES; lines++) {
            double high = box.height() / (lines * 2 * PITCH - 2 * (PITCH - 1));
            double wide = box.width() / (columns(count, lines) * PITCH - (PITCH - 1));
            double u = Math.min(largest, Math.min(wide, high));
            best = u > best.u ? new Spread(box, count, u, lines) : best;
        }
        return best;
    }

    /** From one tile to the next: if there is room, enough for their points not to meet. */
    private double pitch(int columns) {
        return Math.max(u * PITCH, Math.min(CountedHand.medal(u) + 1, (box.width() - u) / Math.max(1, columns - 1)));
    }

    private static int columns(int count, int lines) {
        return Math.max(1, (count + lines - 1) / lines);
    }

    Pose place(int at) {
        int columns = columns(count, lines);
        int line = at / columns;
        int inLine = Math.min(columns, count - line * columns);
        double x = box.centreX() + (at % columns - (inLine - 1) * .5) * pitch(columns);
        double y = box.centreY() + (line - (lines - 1) * .5) * 2 * u * PITCH;
        return Pose.faceUp(x, y, u, 0);
    }
}
