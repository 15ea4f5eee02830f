package deluxe.stage.art;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.List;

/** How face-down tiles lie scattered: always in the same way for the same number of tiles in the same box. */
public final class Heap {
    private static final Seed SEED = Seed.of("b0e7a8d");
    private static final double WILDEST_TURN = .22;

    /** The space that a tile with this turn takes up, in tile widths. */
    private static final double ROOM_ACROSS = 1.3;

    private static final double ROOM_DOWN = 2.3;

    private Heap() {}

    /** Where one tile of a heap lies: its centre, and how far it is turned from upright, in radians. */
    public record Place(double x, double y, double turn) {}

    /**
     * Scatters tiles of this width over a box, in rows, each slightly moved and turned. They are in drawing order, the last one
     * on top.
     */
    public static List<Place> scattered(int tiles, Box box, double u) {
        if (tiles <= 0) {
            return List.of();
        }
        int columns = columns(tiles, box);
        int rows = (tiles + columns - 1) / columns;
        Rng rng = Rng.derive(SEED, 0, 0);
        List<Place> places = new ArrayList<>();
        for (int tile = 0; tile < tiles; tile++) {
            int row = tile / columns;
            int inRow = Math.min(columns, tiles - row * columns);
            double x = box.centreX() + pitch(box.width(), columns, 1.4 * u) * (tile % columns - (inRow - 1) / 2.0);
            double y = box.centreY() + pitch(box.height(), rows, ROOM_DOWN * u) * (row - (rows - 1) / 2.0);
            places.add(new Place(x + either(rng) * u * .12, y + either(rng) * u * .12, either(rng) * WILDEST_TURN));
        }
        return places;
    }

    /** The greatest width at which all tiles fit in the box, even if each is turned as far as possible. */
    public static double widest(int tiles, Box box) {
        return widest(tiles, columns(tiles, box), box);
    }

    private static double widest(int tiles, int columns, Box box) {
        int rows = (tiles + columns - 1) / columns;
        return Math.min(box.width() / columns / ROOM_ACROSS, box.height() / rows / ROOM_DOWN);
    }

    /** The number of columns in which tiles can be widest. */
    private static int columns(int tiles, Box box) {
        int best = 1;
        for (int columns = 2; columns <= tiles; columns++) {
            best = widest(tiles, columns, box) > widest(tiles, best, box) ? columns : best;
        }
        return best;
    }

    /** The distance from one tile to the next: the preferred one, or as much as the box allows. */
    private static double pitch(double length, int count, double liked) {
        return Math.min(liked, length / count);
    }

    private static double either(Rng rng) {
        return rng.below(2001) / 1000.0 - 1;
    }
}
