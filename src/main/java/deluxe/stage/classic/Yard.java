package deluxe.stage.classic;

import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;

/** A boneyard whose tiles lie side by side, each in a place of its own, so that any can be taken without moving the others. */
public record Yard(Box box) {
    private static final double LARGEST_TILE = 64;
    private static final double ACROSS = 1.16;
    private static final double DOWN = 2.24;

    static double rim(double scale) {
        return Math.max(4, 7 * scale);
    }

    /** How wide its tiles are if it had {@code atFirst} of them at first. */
    public double u(int atFirst) {
        return Math.min(LARGEST_TILE, widest(columns(atFirst), atFirst));
    }

    /** The area of one of its tiles: a tap in it takes that tile. */
    public Box cell(int at, int atFirst) {
        int columns = columns(atFirst);
        double wide = box.width() / columns;
        double high = box.height() / rows(columns, atFirst);
        int row = at / columns;
        return new Box(box.x() + at % columns * wide, box.y() + row * high, wide, high);
    }

    /** Where one of its tiles lies. */
    public Heap.Place place(int at, int atFirst) {
        Box cell = cell(at, atFirst);
        return new Heap.Place(cell.centreX(), cell.centreY(), 0);
    }

    private static int rows(int columns, int atFirst) {
        return (atFirst + columns - 1) / columns;
    }

    private double widest(int columns, int atFirst) {
        return Math.min(box.width() / columns / ACROSS, box.height() / rows(columns, atFirst) / DOWN);
    }

    /** The number of columns whose cells are largest for a finger; among equals, the one with the widest tiles. */
    private int columns(int atFirst) {
        int best = 1;
        for (int columns = 2; columns <= atFirst; columns++) {
            double gain = reach(columns, atFirst) - reach(best, atFirst);
            best = gain > 0 ? columns : best;
        }
        return best;
    }

    private double reach(int columns, int atFirst) {
        double side = Math.min(box.width() / columns, box.height() / rows(columns, atFirst));
        return Math.min(side, Finger.SMALLEST_TARGET) + widest(columns, atFirst) / LARGEST_TILE;
    }
}
