package deluxe.felt;

import java.util.List;

/**
 * Which part of the board is seen, and how large: {@link #following} zooms out as the board grows and otherwise keeps still.
 *
 * <p>A cell is a whole number of CSS pixels, so that tiles lie on whole pixels.
 *
 * @param cellPixels the size of a cell; a unit has two, a tile is four by two
 * @param x the pixel on the felt, from the left, of the cell coordinate 0
 * @param y likewise from the top
 */
public record Viewport(Felt felt, int cellPixels, int x, int y) {
    private static final int CELLS_OF_A_UNIT = 2;
    /** A square as large as the felt is this many units wide in the closest view. */
    private static final int CLOSEST_UNITS = 8;

    /** The closest view, for a bare felt. */
    public static Viewport closest(Felt felt) {
        return new Viewport(felt, closestCellPixels(felt), felt.width() / 2, felt.height() / 2);
    }

    /** At first a tile is seen at least as large as one of the hand, gaps and rounding included, and at most a third larger. */
    private static int closestCellPixels(Felt felt) {
        int wanted = felt.squareSide() / (CELLS_OF_A_UNIT * CLOSEST_UNITS);
        int least = (felt.handTile() * 11 / 10 + 1) / CELLS_OF_A_UNIT;
        int most = felt.handTile() * 4 / 3 / CELLS_OF_A_UNIT;
        return Math.max(1, Math.max(least, Math.min(most, wanted)));
    }

    /** The view in which the whole of this frame is seen, with half a cell around it. It changes no more than it must, and zooms in only if that is worth it. */
    public Viewport following(Bounds frame) {
        int fitting = fitting(frame);
        boolean isWorthComingCloser = fitting * 11 >= cellPixels * 12;
        if (fitting >= cellPixels && !isWorthComingCloser) {
            return shows(frame) ? this : centred(frame, cellPixels);
        }
        return centred(frame, fitting);
    }

    /** This view of a frame or, if it does not show these landing places too, the one farther out that does. */
    public Viewport showing(Bounds frame, List<Landing> landings) {
        Bounds all = frame;
        for (Landing landing : landings) {
            all = all.with(landing.spot().bounds());
        }
        return shows(all) ? this : centred(all, Math.min(fitting(all), cellPixels));
    }

    private int fitting(Bounds frame) {
        int byWidth = felt.width() / (frame.width() + Closeness.MARGIN_CELLS);
        int byHeight = felt.height() / (frame.height() + Closeness.MARGIN_CELLS);
        int fitting = Math.min(byWidth, byHeight);
        return Math.max(1, Math.min(fitting, closestCellPixels(felt)));
    }

    private boolean shows(Bounds frame) {
        int margin = cellPixels * Closeness.MARGIN_CELLS / 2;
        return pixelX(frame.left()) >= margin
                && pixelY(frame.top()) >= margin
                && pixelX(frame.right()) <= felt.width() - margin
                && pixelY(frame.bottom()) <= felt.height() - margin;
    }

    private Viewport centred(Bounds frame, int newCellPixels) {
        return new Viewport(
                felt,
                newCellPixels,
                (felt.width() - (frame.left() + frame.right()) * newCellPixels) / 2,
                (felt.height() - (frame.top() + frame.bottom()) * newCellPixels) / 2);
    }

    /** The pixel on the felt where a cell coordinate is. */
    public int pixelX(int cellX) {
        return x + cellX * cellPixels;
    }

    /** The pixel on the felt where a cell coordinate is. */
    public int pixelY(int cellY) {
        return y + cellY * cellPixels;
    }
}
