package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.stage.Fade;
import deluxe.stage.Finger;
import deluxe.stage.Motion;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The player's tiles, large and never over one another. If there are too many for their place, they spread into the room beside it. If
 * they don't fit there either, they scroll, tile by tile, and an arrow takes the last slot on a side where there are more. While they are
 * counted, all are seen.
 */
public final class HandRow {
    private final List<Bone> bones = new ArrayList<>();
    private final Fade leftArrow = new Fade();
    private final Fade rightArrow = new Fade();
    private Row row = new Row(new Box(0, 0, 1, 1), 1, 1, 1);
    private Box reach = row.box();
    private double scrolled;
    /** How far the wheel has been turned, which is not always a whole tile. */
    private double turnedTo;

    private Optional<CountedHand> counted = Optional.empty();
    private Tween counting = Tween.resting(0);

    public List<Bone> bones() {
        return bones;
    }

    Row row() {
        return row;
    }

    void fit(Row wanted, Box newReach) {
        row = wanted;
        reach = newReach;
        play();
        place();
    }

    /** Gives it this much room; the tiles take it when they are next placed or close up. Returns whether the room is new. */
    public boolean spread(Box newReach) {
        boolean isNew = !newReach.equals(reach);
        reach = newReach;
        return isNew;
    }

    public Optional<Bone> find(Tile tile) {
        for (Bone bone : bones) {
            if (bone.is(tile)) {
                return Optional.of(bone);
            }
        }
        return Optional.empty();
    }

    /** Lays these tiles at once, each in its slot. */
    public void lay(List<Tile> tiles) {
        bones.clear();
        scrolled = 0;
        turnedTo = 0;
        play();
        for (Tile tile : tiles) {
            bones.add(new Bone(Optional.of(tile), Pose.faceUp(0, 0, row.u(), 0)));
        }
        place();
        leftArrow.end();
        rightArrow.end();
    }

    /** The tiles stand as in play, not as they are counted. */
    void play() {
        count(Optional.empty(), 0);
    }

    /** Gives the tiles these places, where all are seen from {@code atMillis} on; if empty, those that they have in play. */
    void count(Optional<CountedHand> wanted, double atMillis) {
        counted = wanted;
        counting = new Tween(0, wanted.isPresent() ? 1 : 0, atMillis, TileTimes.GLIDE_MILLIS, Motion::glide);
    }

    /** As {@link #count}, at once. */
    void layCounted(Optional<CountedHand> wanted) {
        count(wanted, -TileTimes.GLIDE_MILLIS);
        place();
    }

    /** How large the points of its tiles are. */
    double medal() {
        return counted.isPresent() ? counted.get().medal() : CountedHand.medal(row.u());
    }

    /** How far the middle of its points is below the middle of this tile; above it, if negative. */
    double toMedal(int at) {
        double side = counted.isPresent() ? counted.get().side(at) : -1;
        return side * slot(at).u() * CountedHand.TO_MEDAL;
    }

    boolean isCounted() {
        return counted.isPresent();
    }

    private void place() {
        keepInside();
        for (int at = 0; at < bones.size(); at++) {
            bones.get(at).place(slot(at));
        }
    }

    /** The tiles close up or make room. */
    public void close(TileMotion motion, double startMillis) {
        keepInside();
        for (int at = 0; at < bones.size(); at++) {
            motion.glide(bones.get(at), slot(at), startMillis);
        }
    }

    private void keepInside() {
        if (counted.isEmpty()) {
            scrolled = CommonLayout.within(0, scrolled, farthest());
            leftArrow.show(goesOn(-1));
            rightArrow.show(goesOn(1));
        }
    }

    /** Where the tile at this place belongs. */
    public Pose slot(int at) {
        return counted.isPresent() ? counted.get().place(at) : inRow(at);
    }

    private Pose inRow(int at) {
        int columns = columns();
        int line = at / columns;
        int inLine = Math.min(columns, bones.size() - line * columns);
        int lines = (bones.size() + columns - 1) / columns;
        Box room = room();
        double left = overflows() ? room.x() - scrolled : room.centreX() - width(inLine) / 2;
        double high = (lines - 1) * row.linePitch() + 2 * row.u();
        double top = row.box().bottom() - (row.box().height() + high) / 2;
        return Pose.faceUp(
                left + at % columns * row.pitch() + row.u() / 2, top + line * row.linePitch() + row.u(), row.u(), 0);
    }

    public Pose slot(Bone bone) {
        return slot(bones.indexOf(bone));
    }

    /** How many tiles stand in a line: with two lines, half of them once they would fill one. */
    private int columns() {
        int count = Math.max(1, bones.size());
        return row.lines() == 1 || count <= row.columns() - 1 ? count : (count + 1) / 2;
    }

    private double width(int columns) {
        return columns * row.pitch() - (row.pitch() - row.u());
    }

    /** What the tiles cover: their place, or as many whole slots of their reach as they need. */
    Box room() {
        Box box = row.box();
        double most = width((int) Math.floor((reach.width() + row.pitch() - row.u()) / row.pitch() + .001));
        double wide = Math.min(most, width(columns()));
        if (wide <= box.width()) {
            return box;
        }
        double x = CommonLayout.within(reach.x(), box.centreX() - wide / 2, reach.right() - wide);
        return new Box(x, box.y(), wide, box.height());
    }

    private double farthest() {
        return Math.max(0, width(columns()) - room().width());
    }

    /** Whether some tiles can only be seen by scrolling. */
    public boolean overflows() {
        return farthest() > .5;
    }

    /** Whether tiles lie beyond the edge on this side: -1 the left one, 1 the right one. */
    boolean goesOn(int direction) {
        double half = row.pitch() / 2;
        return counted.isEmpty() && (direction < 0 ? scrolled > half : scrolled < farthest() - half);
    }

    /** The slot that an arrow takes when the hand goes on beyond it. */
    Box edge(int direction) {
        Box box = room();
        double aside = (row.pitch() - row.u()) / 2;
        double x = direction < 0 ? box.x() - aside : box.right() + aside - row.pitch();
        return new Box(x, box.y(), row.pitch(), box.height());
    }

    /** How visible the arrow on this side is, from 0 to 1. */
    double arrow(int direction, double nowMillis) {
        return (direction < 0 ? leftArrow : rightArrow).at(nowMillis) * (1 - counting.at(nowMillis));
    }

    /** How visible a tile is whose middle is here, from 0 to 1: not at all where an arrow is, or beyond. */
    double presence(double x, double nowMillis) {
        double left = CommonLayout.within(0, (edge(-1).centreX() + row.pitch() - x) / row.pitch(), 1);
        double right = CommonLayout.within(0, (x - edge(1).centreX() + row.pitch()) / row.pitch(), 1);
        return 1 - Math.max(left * arrow(-1, nowMillis), right * arrow(1, nowMillis));
    }

    boolean isMoving(double nowMillis) {
        return leftArrow.isMoving(nowMillis) || rightArrow.isMoving(nowMillis) || !counting.isOver(nowMillis);
    }

    /** Scrolls along with a finger, at once. */
    void scroll(double byPixels) {
        double before = scrolled;
        scrolled = CommonLayout.within(0, scrolled + byPixels, farthest());
        turnedTo = scrolled;
        if (scrolled != before) {
            place();
        }
    }

    /** Comes to rest where only whole tiles are seen. */
    void settle(TileMotion motion, double startMillis) {
        scrolled = whole(scrolled);
        turnedTo = scrolled;
        close(motion, startMillis);
    }

    private double whole(double pixels) {
        return Math.rint(pixels / row.pitch()) * row.pitch();
    }

    /** A wheel was turned: the hand glides on by whole tiles. Returns whether there was anything left to scroll to. */
    boolean turn(double byPixels, TileMotion motion, double startMillis) {
        double before = CommonLayout.within(0, turnedTo, farthest());
        turnedTo = CommonLayout.within(0, before + byPixels, farthest());
        scrolled = whole(turnedTo);
        close(motion, startMillis);
        return turnedTo != before;
    }

    /** Glides on to the next tiles that are out of sight on this side. */
    void page(int direction, TileMotion motion, double startMillis) {
        double between = room().width() - 2 * row.pitch();
        turnedTo = scrolled;
        turn(direction * Math.max(row.pitch(), whole(between)), motion, startMillis);
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

    /** Scrolls far enough for this tile to be seen clear of the arrows. */
    public void show(Tile tile) {
        find(tile).ifPresent(bone -> scroll(aside(bone)));
    }

    /** When the tiles next close up, this one will be seen clear of the arrows. */
    public void bring(Bone bone) {
        scrolled = CommonLayout.within(0, scrolled + aside(bone), farthest());
        turnedTo = scrolled;
    }

    /** On which side this tile is out of sight: -1 the left one, 1 the right one, 0 if it is seen. */
    int beyond(Bone bone) {
        double aside = CommonLayout.within(0, scrolled + aside(bone), farthest()) - scrolled;
        return Math.abs(aside) < row.pitch() / 2 ? 0 : (int) Math.signum(aside);
    }

    /** How far it lies beyond what is seen, to the right, or, if negative, to the left; 0 if it is seen. */
    private double aside(Bone bone) {
        double x = slot(bone).x();
        double left = edge(-1).centreX() + row.pitch();
        double right = edge(1).centreX() - row.pitch();
        return Math.min(0, x - left) + Math.max(0, x - right);
    }

    /** The tile whose slot is here; slots meet in the middle between two tiles. */
    Optional<Bone> at(double x, double y) {
        if (x < edge(-1).x() || x > edge(1).right()) {
            return Optional.empty();
        }
        double aside = Math.max(row.pitch(), Finger.SMALLEST_TARGET) / 2;
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
