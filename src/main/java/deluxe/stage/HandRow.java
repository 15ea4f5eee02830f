package deluxe.stage;

import deluxe.dominoes.Tile;
import deluxe.stage.TableLayout.Row;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The player's tiles, large and never over one another; those that find no room beside the others are scrolled to. */
final class HandRow {
    private final List<Bone> bones = new ArrayList<>();
    private Row row = new Row(new Box(0, 0, 1, 1), 1, 1, 1);
    private double scrolled;

    List<Bone> bones() {
        return bones;
    }

    Row row() {
        return row;
    }

    void fit(Row wanted) {
        row = wanted;
        place();
    }

    Optional<Bone> find(Tile tile) {
        for (Bone bone : bones) {
            if (bone.is(tile)) {
                return Optional.of(bone);
            }
        }
        return Optional.empty();
    }

    /** Lies there at once, each tile in its slot. */
    void lay(List<Tile> tiles) {
        bones.clear();
        scrolled = 0;
        for (Tile tile : tiles) {
            bones.add(new Bone(Optional.of(tile), Pose.faceUp(0, 0, row.u(), 0)));
        }
        place();
    }

    void place() {
        scrolled = Bench.within(0, scrolled, farthest());
        for (int at = 0; at < bones.size(); at++) {
            bones.get(at).place(slot(at));
        }
    }

    /** The tiles close up or make room. */
    void close(Gait gait, double startMillis) {
        scrolled = Bench.within(0, scrolled, farthest());
        for (int at = 0; at < bones.size(); at++) {
            gait.glide(bones.get(at), slot(at), startMillis);
        }
    }

    /** Where the tile at this place belongs. */
    Pose slot(int at) {
        int columns = columns();
        int line = at / columns;
        int inLine = Math.min(columns, bones.size() - line * columns);
        int lines = (bones.size() + columns - 1) / columns;
        double wide = (overflows() ? columns : inLine) * row.pitch() - (row.pitch() - row.u());
        double left = overflows() ? row.box().x() - scrolled : row.box().centreX() - wide / 2;
        double high = (lines - 1) * row.linePitch() + 2 * row.u();
        double top = row.box().bottom() - (row.box().height() + high) / 2;
        return Pose.faceUp(
                left + at % columns * row.pitch() + row.u() / 2, top + line * row.linePitch() + row.u(), row.u(), 0);
    }

    Pose slot(Bone bone) {
        return slot(bones.indexOf(bone));
    }

    /** How many tiles stand in a line: with two lines, half of them once they are too many for one. */
    private int columns() {
        int count = Math.max(1, bones.size());
        return row.lines() == 1 || count <= row.columns() - 1 ? count : (count + 1) / 2;
    }

    private double farthest() {
        double content = columns() * row.pitch() - (row.pitch() - row.u());
        return Math.max(0, content - row.box().width());
    }

    boolean overflows() {
        return farthest() > .5;
    }

    /** Whether tiles lie beyond the edge on this side: -1 the left one, 1 the right one. */
    boolean goesOn(int direction) {
        return direction < 0 ? scrolled > .5 : scrolled < farthest() - .5;
    }

    /** The edge that is shaded when the hand goes on beyond it, a target of its own. */
    Box edge(int direction) {
        Box box = window();
        double wide = TableLayout.SMALLEST_TARGET;
        return new Box(direction < 0 ? box.x() : box.right() - wide, box.y(), wide, box.height());
    }

    /** What is seen of the hand while it overflows. */
    Box window() {
        double room = row.u() * .12;
        Box box = row.box();
        return new Box(box.x() - room, box.y() - 3 * room, box.width() + 2 * room, box.height() + 4.5 * room);
    }

    /** Returns whether there was anything left to scroll to. */
    boolean scroll(double byPixels) {
        double before = scrolled;
        scrolled = Bench.within(0, scrolled + byPixels, farthest());
        boolean moved = scrolled != before;
        if (moved) {
            place();
        }
        return moved;
    }

    /** Comes to rest where whole tiles are seen. */
    void settle(Gait gait, double startMillis) {
        scrolled = Math.rint(scrolled / row.pitch()) * row.pitch();
        close(gait, startMillis);
    }

    /** Whether tiles are still being dealt: more than one is on its way. */
    boolean isBeingDealt(double nowMillis) {
        int coming = 0;
        for (Bone bone : bones) {
            boolean isAway =
                    Math.abs(bone.at(nowMillis).y() - bone.destination().y()) > row.u();
            coming += isAway ? 1 : 0;
        }
        return coming > 1;
    }

    /** Scrolls so far that all of this tile is seen beside the shaded edges. */
    void show(Tile tile) {
        find(tile).ifPresent(bone -> scroll(aside(bone)));
    }

    /** The hand glides so far that all of this tile is seen. */
    void bring(Bone bone, Gait gait, double startMillis) {
        scrolled += aside(bone);
        close(gait, startMillis);
    }

    boolean sees(Bone bone) {
        return Math.abs(Bench.within(0, scrolled + aside(bone), farthest()) - scrolled) < .5;
    }

    /** How far it lies beyond what is seen, to the right; none if it is seen. */
    private double aside(Bone bone) {
        Box box = slot(bone).box();
        double left = row.box().x() + TableLayout.SMALLEST_TARGET;
        double right = row.box().right() - TableLayout.SMALLEST_TARGET;
        return Math.min(0, box.x() - left) + Math.max(0, box.right() - right);
    }

    /** The tile whose slot is here; slots meet in the middle between two tiles. */
    Optional<Bone> at(double x, double y) {
        if (overflows() && !window().contains(x, y)) {
            return Optional.empty();
        }
        double aside = Math.max(row.pitch(), TableLayout.SMALLEST_TARGET) / 2;
        double above = row.linePitch() / 2;
        for (Bone bone : bones) {
            Pose slot = slot(bone);
            if (Math.abs(x - slot.x()) < aside && Math.abs(y - slot.y()) < above) {
                return Optional.of(bone);
            }
        }
        return Optional.empty();
    }
}
