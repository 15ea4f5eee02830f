package deluxe.play;

import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.ports.Time;
import deluxe.stage.Motion;
import deluxe.stage.Piece;
import deluxe.stage.Table;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** The set before a game: its tiles lie open on the felt and may be pushed about, by as many fingers as there are. */
final class LooseTiles implements Pointers.Touches {
    private static final int SET = 28;
    private static final int ORDER_TO_LOOK_AT = 100;

    private final Table table;
    private final Display display;
    private final Time time;
    private final BooleanSupplier reducedMotion;
    private final Map<Integer, Grip> grips = new TreeMap<>();

    LooseTiles(Table table, Display display, Time time, BooleanSupplier reducedMotion) {
        this.table = table;
        this.display = display;
        this.time = time;
        this.reducedMotion = reducedMotion;
    }

    /** Lays the tiles out anew, in the order of a seed. */
    void deal(Seed seed) {
        int[] order = new int[SET];
        for (int at = 0; at < SET; at++) {
            order[at] = at;
        }
        Rng.derive(seed, ORDER_TO_LOOK_AT, 0).shuffle(order);
        List<Tile> tiles = new ArrayList<>();
        for (int index : order) {
            tiles.add(Tile.at(index));
        }
        grips.clear();
        table.lay(tiles);
    }

    @Override
    public void pressed(Pointers.Pointer pointer, double x, double y) {
        double now = time.nowMillis();
        Optional<Piece> hit = table.topmostAt(x, y, now);
        if (hit.isEmpty() || grips.values().stream().anyMatch(grip -> grip.piece == hit.get())) {
            return;
        }
        Piece piece = hit.get();
        grips.put(pointer.id(), new Grip(piece, x - piece.x(now), y - piece.y(now), piece.x(now), piece.y(now)));
        piece.rise(now, millis(Motion.LIFT_MILLIS));
        table.raise(piece);
        display.wake();
    }

    @Override
    public void moved(Pointers.Pointer pointer, double x, double y) {
        Grip grip = grips.get(pointer.id());
        if (grip == null) {
            return;
        }
        grip.piece.place(x - grip.offsetX, y - grip.offsetY);
        display.wake();
    }

    @Override
    public void released(Pointers.Pointer pointer, double x, double y) {
        Grip grip = grips.remove(pointer.id());
        if (grip != null) {
            letGo(grip.piece, x - grip.offsetX, y - grip.offsetY);
        }
    }

    @Override
    public void lost(Pointers.Pointer pointer) {
        Grip grip = grips.remove(pointer.id());
        if (grip != null) {
            letGo(grip.piece, grip.fromX, grip.fromY);
        }
    }

    private void letGo(Piece piece, double x, double y) {
        double now = time.nowMillis();
        Box room = table.room();
        piece.fly(room.nearestX(x), room.nearestY(y), now, millis(Motion.FLIGHT_MILLIS));
        piece.sink(now, millis(Motion.LIFT_MILLIS));
        display.wake();
    }

    private double millis(double full) {
        return reducedMotion.getAsBoolean() ? 0 : full;
    }

    /** A tile under a finger: where on it the finger is, and where the tile lay. */
    private record Grip(Piece piece, double offsetX, double offsetY, double fromX, double fromY) {}
}
