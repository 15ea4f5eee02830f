package deluxe.stage.tiles;

import deluxe.stage.art.Box;

/**
 * A hand's place.
 *
 * @param box what its tiles cover when it is full
 * @param u how wide a tile is
 * @param pitch from one tile to the next
 * @param lines how many rows it has
 */
public record Row(Box box, double u, double pitch, int lines) {
    /** How many tiles stand side by side without scrolling. */
    int columns() {
        return (int) Math.floor((box.width() + pitch - u) / pitch + .001);
    }

    /** From one row to the next. */
    public double linePitch() {
        return 2 * u + (pitch - u) * 1.4;
    }
}
