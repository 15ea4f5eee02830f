package deluxe.stage.tiles;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Anchor;
import deluxe.felt.Felt;
import deluxe.felt.Gap;
import deluxe.felt.Landing;
import deluxe.felt.Spot;
import deluxe.felt.Viewport;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The played tiles on the felt: from an arrangement in cells to poses in pixels. */
public final class Board {
    /** How much of its room a tile fills: tiles that touch still show a line between them. */
    private static final double FILLED = .975;

    private static final double CELLS_OF_A_TILES_WIDTH = 2;
    private static final int SMALLEST_FELT = 50;
    /** How many arrangements are tried in one frame, times their tiles: one of twenty tiles takes some microseconds in JavaScript. */
    private static final int TILES_TRIED_A_FRAME = 4_000;

    private final List<Bone> bones = new ArrayList<>();
    private final BoardLaying laying = new BoardLaying(new Felt(SMALLEST_FELT, SMALLEST_FELT));
    private Box box = new Box(0, 0, SMALLEST_FELT, SMALLEST_FELT);
    private double ratio = 1;
    /** The view while no tile is picked. */
    private Viewport resting = Viewport.closest(laying.felt());

    private Viewport view = resting;
    /** Where the picked tile can land: these places are in view too. */
    private List<Landing> room = List.of();

    /** In the order of play. */
    public List<Bone> bones() {
        return bones;
    }

    public Box box() {
        return box;
    }

    /** How the tiles lie, as a line of text; empty for a bare felt, or an arrangement that is not final. */
    public String codes() {
        return laying.codes();
    }

    /** The board is here from now on, beside a hand whose tiles are this wide; what lies on it is laid anew if it must be. */
    void fit(Box wanted, double handTile, double newRatio) {
        ratio = newRatio;
        box = new Box(Math.floor(wanted.x()), Math.floor(wanted.y()), wanted.width(), wanted.height());
        Felt newFelt =
                new Felt(Math.max(SMALLEST_FELT, (int) box.width()), Math.max(SMALLEST_FELT, (int) box.height()), (int)
                        Math.ceil(handTile));
        if (!newFelt.equals(laying.felt())) {
            laying.use(newFelt);
            lookAnew();
        }
        placeAll();
    }

    /** From now on the board is kept tidy in this way, where that is wanted. */
    void tidy(Optional<Tidying> newTidying) {
        laying.tidy(newTidying);
    }

    /** Whether it should be tidy and isn't, or the other way round. */
    boolean isLaidOtherwise() {
        return laying.isLaidOtherwise();
    }

    private void lookAnew() {
        resting = Viewport.closest(laying.felt());
        follow();
    }

    private void follow() {
        if (!laying.isBare()) {
            resting = resting.following(laying.frame());
        }
        look();
    }

    private void look() {
        view = laying.isBare() ? resting : resting.showing(laying.frame(), room);
    }

    /** Plays are made with this set from now on. */
    public void use(RuleSet rules) {
        laying.use(rules.set());
    }

    public boolean shows(Tableau tableau) {
        if (tableau.size() != bones.size()) {
            return false;
        }
        for (int played = 0; played < bones.size(); played++) {
            if (!bones.get(played).is(tableau.tile(played))) {
                return false;
            }
        }
        return true;
    }

    /** Lays a tableau without any motion: as the codes say, if they fit it, otherwise as it would have been laid in play. */
    public void lay(RuleSet rules, Tableau tableau, String codes) {
        use(rules);
        clear();
        if (tableau.isEmpty()) {
            return;
        }
        laying.lay(tableau, codes);
        lookAnew();
        for (int played = 0; played < tableau.size(); played++) {
            bones.add(new Bone(Optional.of(tableau.tile(played)), pose(played)));
        }
    }

    /** Clears the felt; returns the tiles that lay on it. */
    public List<Bone> clear() {
        List<Bone> gone = List.copyOf(bones);
        bones.clear();
        laying.clear();
        room = List.of();
        lookAnew();
        return gone;
    }

    /**
     * Adds the tile that was played last; the others make room, and the view zooms out if it must.
     *
     * @return where the tile lands
     */
    public Pose join(Bone bone, Tableau after, TileMotion motion, double startMillis) {
        laying.join(after);
        room = List.of();
        follow();
        glide(motion, bones.size(), startMillis);
        bones.add(bone);
        return pose(bones.size() - 1);
    }

    /** The view zooms out if it must to show these landing places, and comes back once there are none. */
    void makeRoom(List<Landing> landings, TileMotion motion, double nowMillis) {
        room = landings;
        look();
        if (!bones.isEmpty()) {
            glideAll(motion, nowMillis);
        }
    }

    private void glideAll(TileMotion motion, double nowMillis) {
        int last = bones.size() - 1;
        glide(motion, last, nowMillis);
        // The last tile may not even have left the hand yet.
        motion.glide(
                bones.get(last), pose(last), Math.max(nowMillis, bones.get(last).restsAtMillis()));
    }

    private void glide(TileMotion motion, int count, double startMillis) {
        for (int played = 0; played < count; played++) {
            motion.glide(bones.get(played), pose(played), startMillis);
        }
    }

    public boolean isPondering() {
        return laying.isPondering();
    }

    /**
     * Goes on working out how the tiles should lie; once that is known, they glide there.
     *
     * @return whether the board has changed
     */
    public boolean ponder(TileMotion motion, double nowMillis) {
        if (!isPondering()) {
            return false;
        }
        laying.ponder(TILES_TRIED_A_FRAME / bones.size());
        if (isPondering()) {
            return false;
        }
        follow();
        glideAll(motion, nowMillis);
        return true;
    }

    /** Where the tile would lie at each end that it fits. */
    List<Landing> landings(Tableau tableau, Tile tile) {
        return laying.landings(tableau, tile);
    }

    /** Where a tile at this spot would be seen, with the board as it is seen now. */
    public Pose pose(Spot spot) {
        double x = box.x() + view.pixelX(spot.x());
        double y = box.y() + view.pixelY(spot.y());
        return Pose.faceUp(x, y, u(), (spot.facing() + 1) % 4 * Pose.QUARTER);
    }

    /** A double looks the same from both sides, so it never needs to be turned further than a quarter. */
    private Pose pose(int played) {
        if (laying.isAway(played)) {
            return laying.pile();
        }
        Pose pose = pose(laying.spot(played));
        return laying.isDouble(played) ? pose.turned(pose.turn() % Math.PI) : pose;
    }

    /** How wide a tile is on the display, in whole device pixels. */
    public double u() {
        return Math.floor(view.cellPixels() * CELLS_OF_A_TILES_WIDTH * FILLED * ratio) / ratio;
    }

    /** The open ends, in the tableau's order. */
    public List<Anchor> anchors() {
        return laying.isBare() ? List.of() : laying.anchors();
    }

    /** Where an open end is on the display, this far outside its tile. */
    public double x(Anchor anchor, double outside) {
        int right = anchor.direction() == 0 ? 1 : anchor.direction() == 2 ? -1 : 0;
        return box.x() + view.pixelX(anchor.x()) + right * outside;
    }

    public double y(Anchor anchor, double outside) {
        int down = anchor.direction() == 1 ? 1 : anchor.direction() == 3 ? -1 : 0;
        return box.y() + view.pixelY(anchor.y()) + down * outside;
    }

    /** Where a tile that lies along the line would land at this end. */
    Box ahead(Anchor anchor) {
        double u = u();
        boolean isFlat = anchor.direction() % 2 == 0;
        double wide = isFlat ? 2 * u : u;
        double high = isFlat ? u : 2 * u;
        return new Box(x(anchor, u) - wide / 2, y(anchor, u) - high / 2, wide, high);
    }

    /** Draws a line in each gap where tiles were put away. */
    void traceGaps(Surface surface) {
        for (Gap gap : laying.gaps()) {
            surface.moveTo(box.x() + view.pixelX(gap.fromX()), box.y() + view.pixelY(gap.fromY()));
            surface.lineTo(box.x() + view.pixelX(gap.toX()), box.y() + view.pixelY(gap.toY()));
        }
    }

    private void placeAll() {
        for (int played = 0; played < bones.size(); played++) {
            bones.get(played).place(pose(played));
        }
    }

    /** From now on tiles without an end that counts no longer matter; a tidy board puts away those that nothing can be joined to. */
    void spend(Tableau tableau) {
        if (laying.putAway()) {
            follow();
            placeAll();
        }
        mark(tableau, 0);
    }

    /** The same from {@code fromMillis} on, with the tiles gliding to their new places. */
    void spend(Tableau tableau, TileMotion motion, double fromMillis) {
        if (laying.putAway()) {
            follow();
            glide(motion, bones.size(), fromMillis);
        }
        mark(tableau, fromMillis);
    }

    private void mark(Tableau tableau, double fromMillis) {
        boolean[] matters = new boolean[bones.size()];
        for (int at = 0; at < tableau.endCount(); at++) {
            int played = tableau.end(at).played();
            if (played >= 0 && played < matters.length && tableau.counts(tableau.end(at))) {
                matters[played] = true;
            }
        }
        for (int at = 0; at < matters.length; at++) {
            bones.get(at).spend(!matters[at], fromMillis);
            bones.get(at).put(laying.isAway(at));
        }
    }
}
