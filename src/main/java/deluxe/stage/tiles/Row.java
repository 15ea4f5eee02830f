package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import java.util.function.UnaryOperator;

/**
 * A hand's place.
 *
 * @param box what its tiles cover when it is full
 * @param u how wide a tile is
 * @param pitch from one tile to the next
 * @param lines how many rows it has
 */
public record Row(Box box, double u, double pitch, int lines) {
    /** How many tiles fit side by side in this width, with what is left as a fraction. */
    public static double fitting(double width, double u, double pitch) {
        return (width + pitch - u) / pitch;
    }

    /** How wide this many tiles side by side are. */
    public static double width(int tiles, double u, double pitch) {
        return tiles * pitch - (pitch - u);
    }

    /** How many tiles stand side by side without scrolling. */
    int columns() {
        return (int) Math.floor(fitting(box.width(), u, pitch) + .001);
    }

    public Row moved(UnaryOperator<Box> move) {
        return new Row(move.apply(box), u, pitch, lines);
    }

    /** From one row to the next. */
    double linePitch() {
        return linePitch(u, pitch);
    }

    public static double linePitch(double u, double pitch) {
        return 2 * u + (pitch - u) * 1.4;
    }
}
