package deluxe.stage.tiles;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Anchor;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import deluxe.felt.Landing;
import deluxe.felt.Laying;
import deluxe.felt.Spot;
import deluxe.felt.Viewport;
import deluxe.kit.Whole;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The played tiles on the felt: from an arrangement in cells to poses in pixels. */
public final class Board {
    /** Of the room that a tile has, how much it fills: tiles that touch still show a line between them. */
    private static final double FILLED = .975;

    private static final double CELLS_OF_A_TILES_WIDTH = 2;
    private static final int SMALLEST_FELT = 50;
    /** How many arrangements are tried in one frame, times their tiles: one of twenty tiles takes JavaScript some microseconds. */
    private static final int TILES_TRIED_A_FRAME = 4_000;

    private final List<Bone> bones = new ArrayList<>();
    private DoubleSet set = DoubleSet.SIX;
    private Box box = new Box(0, 0, SMALLEST_FELT, SMALLEST_FELT);
    private double ratio = 1;
    private Felt felt = new Felt(SMALLEST_FELT, SMALLEST_FELT);
    private Arranger arranger = new Arranger(felt, set.mostPips());
    private Viewport view = Viewport.closest(felt);
    /** Nothing for a bare felt. */
    private Optional<Laying> laying = Optional.empty();

    /** Nothing where the tiles lie as they were played. */
    private Optional<Tidying> tidying = Optional.empty();

    /** In the order of play. */
    public List<Bone> bones() {
        return bones;
    }

    public Box box() {
        return box;
    }

    /** The arrangement, and the felt that it was made for, as a line of text; nothing for a bare felt, or one that is not final. */
    public String codes() {
        return laying.filter(known -> known.isReady() && !known.isTidy())
                .map(known -> felt.width() + " " + felt.height() + " "
                        + known.meanwhile().codes())
                .orElse("");
    }

    /** The board is here from now on, beside a hand of tiles so wide; what lies on it is laid anew if it must. */
    void fit(Box wanted, double handTile, double newRatio) {
        ratio = newRatio;
        box = new Box(Math.floor(wanted.x()), Math.floor(wanted.y()), wanted.width(), wanted.height());
        Felt newFelt =
                new Felt(Math.max(SMALLEST_FELT, (int) box.width()), Math.max(SMALLEST_FELT, (int) box.height()), (int)
                        Math.ceil(handTile));
        if (!newFelt.equals(felt)) {
            useFelt(newFelt);
            laying = arrangement().map(this::goOn);
            lookAnew();
        }
        placeAll();
    }

    private void useFelt(Felt newFelt) {
        felt = newFelt;
        arranger = new Arranger(felt, set.mostPips());
        view = Viewport.closest(felt);
    }

    private Laying goOn(Arrangement begun) {
        Tableau tableau = begun.tableau();
        return isTidyWanted(tableau) ? tidying.orElseThrow().lay(felt, tableau) : arranger.goOn(begun);
    }

    private boolean isTidyWanted(Tableau tableau) {
        return tidying.isPresent() && tidying.get().isWanted(felt, tableau);
    }

    /** From now on the board is kept tidy like this, if it is wanted. */
    void tidy(Optional<Tidying> newTidying) {
        tidying = newTidying;
    }

    /** Whether it is to be tidy and is not, or the other way round. */
    boolean isLaidOtherwise() {
        return laying.isPresent()
                && laying.get().isTidy()
                        != isTidyWanted(laying.get().meanwhile().tableau());
    }

    private void lookAnew() {
        view = Viewport.closest(felt);
        follow();
    }

    private void follow() {
        arrangement().ifPresent(laid -> view = view.following(laid.frame()));
    }

    /** How the tiles lie now; that may still be thought over. */
    private Optional<Arrangement> arrangement() {
        return laying.map(Laying::meanwhile);
    }

    /** Plays are made with this set from now on. */
    public void use(RuleSet rules) {
        if (rules.set() != set) {
            set = rules.set();
            useFelt(felt);
        }
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

    /** Lays a tableau without any motion: as the codes say, if they suit it, else as it would have come about. */
    public void lay(RuleSet rules, Tableau tableau, String codes) {
        use(rules);
        clear();
        if (tableau.isEmpty()) {
            return;
        }
        laying = Optional.of(laid(tableau, codes));
        lookAnew();
        for (int played = 0; played < tableau.size(); played++) {
            bones.add(new Bone(Optional.of(tableau.tile(played)), pose(played)));
        }
    }

    private Laying laid(Tableau tableau, String codes) {
        if (isTidyWanted(tableau)) {
            return tidying.orElseThrow().lay(felt, tableau);
        }
        Optional<Arrangement> restored = restored(tableau, codes);
        return restored.isPresent() ? arranger.goOn(restored.get()) : replayed(tableau);
    }

    private Optional<Arrangement> restored(Tableau tableau, String codes) {
        int first = codes.indexOf(' ');
        int second = codes.indexOf(' ', first + 1);
        if (first < 0 || second < 0) {
            return Optional.empty();
        }
        try {
            Felt laidOn = new Felt(
                    side(codes.substring(0, first)), side(codes.substring(first + 1, second)), felt.handTile());
            return Optional.of(new Arranger(laidOn, set.mostPips()).restored(tableau, codes.substring(second + 1)));
        } catch (IllegalArgumentException unsuited) {
            return Optional.empty();
        }
    }

    private static int side(String text) {
        return Whole.read("a side of a felt", text, 1, Felt.MOST);
    }

    private Laying replayed(Tableau tableau) {
        Tableau grown = tableau.bare().join(tableau.play(0));
        Laying replayed = arranger.goOn(arranger.first(grown));
        for (int played = 1; played < tableau.size(); played++) {
            grown = grown.join(tableau.play(played));
            replayed.add(grown);
        }
        return replayed;
    }

    /** A bare felt. */
    public List<Bone> clear() {
        List<Bone> gone = List.copyOf(bones);
        bones.clear();
        laying = Optional.empty();
        view = Viewport.closest(felt);
        return gone;
    }

    /**
     * Adds the tile that was played last; the others make room, and the eye goes back if it must.
     *
     * @return where the tile is to land
     */
    public Pose join(Bone bone, Tableau after, TileMotion motion, double startMillis) {
        if (after.size() == 1) {
            laying = Optional.of(goOn(arranger.first(after)));
        } else {
            laying.orElseThrow().add(after);
        }
        follow();
        glide(motion, bones.size(), startMillis);
        bones.add(bone);
        return pose(bones.size() - 1);
    }

    private void glide(TileMotion motion, int count, double startMillis) {
        for (int played = 0; played < count; played++) {
            motion.glide(bones.get(played), pose(played), startMillis);
        }
    }

    public boolean isPondering() {
        return laying.isPresent() && !laying.get().isReady();
    }

    /**
     * Thinks on about how the tiles are to lie; they glide there when that is known.
     *
     * @return whether the board has changed
     */
    public boolean ponder(TileMotion motion, double nowMillis) {
        if (!isPondering()) {
            return false;
        }
        laying.get().advance(TILES_TRIED_A_FRAME / bones.size());
        if (isPondering()) {
            return false;
        }
        follow();
        int last = bones.size() - 1;
        glide(motion, last, nowMillis);
        // It may not even have left the hand yet.
        motion.glide(
                bones.get(last), pose(last), Math.max(nowMillis, bones.get(last).restsAtMillis()));
        return true;
    }

    /** Where the tile would lie at each end that it fits. */
    List<Landing> landings(Tableau tableau, Tile tile) {
        if (!tableau.isEmpty()) {
            return laying.isPresent() ? laying.get().landings(tile) : List.of();
        }
        Spot spot = first(tableau, tile).spots().get(0);
        return List.of(new Landing(End.FELT, spot, true));
    }

    private Arrangement first(Tableau bare, Tile tile) {
        return arranger.first(bare.join(Play.lead(tile)));
    }

    /** Where a tile that landed there would be seen, as the board is seen now. */
    public Pose pose(Spot spot) {
        double x = box.x() + view.pixelX(spot.x());
        double y = box.y() + view.pixelY(spot.y());
        return Pose.faceUp(x, y, u(), (spot.facing() + 1) % 4 * Pose.QUARTER);
    }

    /** A double looks the same from both sides, so it never needs to be turned further than a quarter. */
    private Pose pose(int played) {
        if (isAway(played)) {
            return tidying.orElseThrow().pile();
        }
        Arrangement laid = arrangement().orElseThrow();
        Pose pose = pose(laid.spots().get(played));
        return laid.tableau().tile(played).isDouble() ? pose.turned(pose.turn() % Math.PI) : pose;
    }

    private boolean isAway(int played) {
        return laying.isPresent() && laying.get().isAway(played);
    }

    /** How wide a tile is seen, in whole device pixels. */
    public double u() {
        return Math.floor(view.cellPixels() * CELLS_OF_A_TILES_WIDTH * FILLED * ratio) / ratio;
    }

    /** The open ends, in the tableau's order. */
    public List<Anchor> anchors() {
        return arrangement().map(Arrangement::anchors).orElse(List.of());
    }

    /** Where an open end is on the display, this far outside of its tile. */
    public double x(Anchor anchor, double outside) {
        int right = anchor.direction() == 0 ? 1 : anchor.direction() == 2 ? -1 : 0;
        return box.x() + view.pixelX(anchor.x()) + right * outside;
    }

    public double y(Anchor anchor, double outside) {
        int down = anchor.direction() == 1 ? 1 : anchor.direction() == 3 ? -1 : 0;
        return box.y() + view.pixelY(anchor.y()) + down * outside;
    }

    private void placeAll() {
        for (int played = 0; played < bones.size(); played++) {
            bones.get(played).place(pose(played));
        }
    }

    /** At once, those of these tiles matter no more at which nothing can be joined. */
    void spend(Tableau tableau) {
        if (laying.isPresent() && laying.get().putAway()) {
            follow();
            placeAll();
        }
        mark(tableau, 0);
    }

    /** From then on those of these tiles matter no more at which nothing can be joined. */
    void spend(Tableau tableau, TileMotion motion, double fromMillis) {
        if (laying.isPresent() && laying.get().putAway()) {
            follow();
            glide(motion, bones.size(), fromMillis);
        }
        mark(tableau, fromMillis);
    }

    private void mark(Tableau tableau, double fromMillis) {
        boolean[] matters = new boolean[bones.size()];
        for (int at = 0; at < tableau.endCount(); at++) {
            int played = tableau.end(at).played();
            if (played >= 0 && played < matters.length) {
                matters[played] = true;
            }
        }
        for (int at = 0; at < matters.length; at++) {
            bones.get(at).spend(!matters[at], fromMillis);
            bones.get(at).put(isAway(at));
        }
    }
}
