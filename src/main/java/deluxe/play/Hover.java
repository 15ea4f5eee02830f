package deluxe.play;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.ports.Pointers.Cursor;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.Target;
import java.util.Optional;

/** Where the mouse is. It looks like a hand over anything that can be taken, and raises a tile that can be played a little. */
final class Hover {
    private final Handling table;
    private final Display display;
    private final Pointers pointers;
    private Cursor cursor = Cursor.ARROW;
    private boolean isOver;
    private double x;
    private double y;

    Hover(Handling table, Display display, Pointers pointers) {
        this.table = table;
        this.display = display;
        this.pointers = pointers;
    }

    void moveTo(double toX, double toY) {
        isOver = true;
        x = toX;
        y = toY;
    }

    /** The mouse has left the table. */
    void leave() {
        isOver = false;
    }

    /** Shows what is under the mouse now; while the table is not {@code open}, nothing is. */
    void look(boolean open) {
        Target target = isOver && open ? table.at(x, y) : new Target.Elsewhere();
        boolean offered = table.offers(target);
        rise(offered && target instanceof Target.HandTile tile ? Optional.of(tile.tile()) : Optional.empty());
        show(offered ? Cursor.HAND : Cursor.ARROW);
    }

    /** The mouse carries a tile. */
    void grab() {
        rise(Optional.empty());
        show(Cursor.GRABBING);
    }

    private void rise(Optional<Tile> tile) {
        if (table.hover(tile)) {
            display.wake();
        }
    }

    private void show(Cursor wanted) {
        if (wanted != cursor) {
            cursor = wanted;
            pointers.look(wanted);
        }
    }
}
