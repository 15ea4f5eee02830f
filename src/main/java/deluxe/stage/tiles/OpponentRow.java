package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The opponent's tiles: small backs tucked under the band, and at a round's end what is left of them, turned up below it. */
public final class OpponentRow {
    private static final double REVEALED = 1.7;
    /** The same where the board leaves little room. */
    private static final double REVEALED_SMALLER = 1.2;

    private static final double BELOW_BAND = 8;
    private static final double LEFT_IN_SIGHT = .7;
    /** How far a tray reaches beyond its tiles, in their widths. */
    private static final double TRAY = .2;

    private final List<Bone> bones = new ArrayList<>();
    private Row row = new Row(new Box(0, 0, 1, 1), 1, 1, 1);
    private double revealedTop;
    private boolean open;
    private Optional<Spread> aside = Optional.empty();

    public List<Bone> bones() {
        return bones;
    }

    /** The row is here from now on, and tiles that are turned up lie below the frame's band. */
    void fit(Row wanted, TableFrame frame) {
        row = wanted;
        revealedTop = frame.band() + BELOW_BAND;
        place();
    }

    /** The lower edge of tiles that are turned up in such a row. */
    public static double revealedBottom(Row row, TableFrame frame) {
        return frame.band() + BELOW_BAND + 2 * REVEALED * row.u();
    }

    /** Sets whether all tiles lie face up from now on, for somebody who may see both hands. */
    public void open(boolean wanted) {
        open = wanted;
    }

    boolean isOpen() {
        return open;
    }

    /** How wide turned up tiles are at most. */
    double largest() {
        return row.u() * REVEALED;
    }

    /** How wide they are where the board leaves little room. */
    double smaller() {
        return row.u() * REVEALED_SMALLER;
    }

    /** The room that turned up tiles of this width need below the row, side by side. */
    Box below(double u) {
        double width = bones.size() * Math.max(u * Spread.PITCH, CountedHand.medal(u) + 1);
        return new Box(row.box().centreX() - width / 2, revealedTop, width, 2 * u);
    }

    /** Turned up tiles lie there from now on, or in their row if empty. */
    void lieAside(Optional<Spread> spread) {
        aside = spread;
    }

    /** Lays this many backs, with those turned up that are known. */
    public void lay(int count, List<Tile> revealed) {
        bones.clear();
        aside = Optional.empty();
        while (bones.size() < count) {
            add();
        }
        know(revealed);
        place();
    }

    /** From now on it is known which tiles these are. */
    public void know(List<Tile> tiles) {
        for (int at = 0; at < tiles.size(); at++) {
            bones.get(at).become(tiles.get(at));
        }
    }

    /** Takes this tile out of the row; while nobody knows where it is, any back. */
    public Bone take(Tile tile) {
        for (Bone bone : bones) {
            if (bone.is(tile)) {
                bones.remove(bone);
                return bone;
            }
        }
        return bones.remove(tile.index() % bones.size());
    }

    /** Adds another back, not in its place yet. */
    public Bone add() {
        Bone bone = new Bone(
                Optional.empty(), Pose.faceDown(row.box().centreX(), row.box().centreY(), row.u(), 0));
        bones.add(bone);
        return bone;
    }

    public void place() {
        for (int at = 0; at < bones.size(); at++) {
            bones.get(at).place(isTurnedUp() ? revealed(at) : slot(at));
        }
    }

    boolean isTurnedUp() {
        return !bones.isEmpty() && bones.get(0).tile().isPresent();
    }

    public void close(TileMotion motion, double startMillis) {
        for (int at = 0; at < bones.size(); at++) {
            motion.glide(bones.get(at), slot(at), startMillis);
        }
    }

    public Pose slot(int at) {
        if (open) {
            return revealed(at);
        }
        return Pose.faceDown(x(at, row.u(), row.pitch()), row.box().centreY(), row.u(), 0);
    }

    /** Where this tile lies when it is turned up. */
    public Pose revealed(int at) {
        return aside.map(spread -> spread.place(at)).orElseGet(() -> inRow(at));
    }

    /** The box around all tiles that are turned up in one line. */
    Box tray() {
        Box first = revealed(0).box();
        Box last = revealed(bones.size() - 1).box();
        return new Box(first.x(), first.y(), last.right() - first.x(), first.height()).grown(TRAY * first.width());
    }

    /** How large the points of counted tiles are. */
    double medal() {
        double wanted = CountedHand.medal(revealed(0).u());
        return Math.min(wanted, Math.floor(2 * apart()));
    }

    /**
     * How far the middle of its points is below the middle of this tile; where tiles are too close for that, it is above every other one
     * (negative). Points that are larger than the tile leave most of its half in sight.
     */
    double toMedal(int at) {
        double u = revealed(at).u();
        double away = Math.max(u * CountedHand.TO_MEDAL, u * LEFT_IN_SIGHT + medal() / 2);
        return at % 2 == 1 && apart() < medal() ? -away : away;
    }

    private double apart() {
        return bones.size() < 2
                ? row.box().width()
                : Math.abs(revealed(1).x() - revealed(0).x());
    }

    /** Tiles that are turned up to be counted lie far enough apart, if there is room, for their points not to meet. */
    private Pose inRow(int at) {
        double u = row.u() * REVEALED;
        double liked = row.pitch() * REVEALED;
        double wanted = open ? liked : Math.max(liked, CountedHand.medal(u) + 1);
        double pitch = Math.min(wanted, row.box().width() / Math.max(1, bones.size()));
        u = Math.min(u, pitch * row.u() / row.pitch());
        return Pose.faceUp(x(at, u, pitch), revealedTop + u, u, 0);
    }

    private double x(int at, double u, double pitch) {
        double wide = (bones.size() - 1) * pitch;
        double squeezed = Math.min(wide, row.box().width() - u);
        double step = bones.size() < 2 ? 0 : squeezed / (bones.size() - 1);
        return row.box().centreX() - squeezed / 2 + at * step;
    }
}
