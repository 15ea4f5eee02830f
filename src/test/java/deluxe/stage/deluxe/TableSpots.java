package deluxe.stage.deluxe;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.HandSpots;
import deluxe.stage.tiles.TableLayout;

/** Where things are on a display, for tests that point at them. */
public final class TableSpots {
    private final TableLayout layout;
    private final Box reach;

    public TableSpots(double width, double height, double ratio) {
        this(DeluxeLayout.of(new Display.Size(width, height, ratio), SafeArea.WHOLE, false)
                .orElseThrow());
    }

    private TableSpots(TableLayout layout) {
        this(layout, layout.reach());
    }

    private TableSpots(TableLayout layout, Box reach) {
        this.layout = layout;
        this.reach = reach;
    }

    /** The same while the player must draw. */
    public TableSpots whileDrawing() {
        return new TableSpots(layout, layout.reachWhileDrawing());
    }

    /** On a lesson's table, with this much free beside the words. */
    public static TableSpots ofLesson(double width, double height, SafeArea free) {
        return new TableSpots(
                DeluxeLayout.ofLesson(new Display.Size(width, height, 1), free).orElseThrow());
    }

    public Box board() {
        return layout.board();
    }

    public Box boneyard() {
        return layout.heaps().own();
    }

    public Box gear() {
        return layout.plates().gear();
    }

    /** The tile at this place in a hand of {@code count}, not scrolled. */
    public Box tile(int at, int count) {
        return hand().tile(at, count);
    }

    /** Whether all tiles of a hand of {@code count} are seen at once. */
    public boolean showsAll(int count) {
        return hand().showsAll(count);
    }

    private HandSpots hand() {
        return new HandSpots(layout.hand(), reach);
    }
}
