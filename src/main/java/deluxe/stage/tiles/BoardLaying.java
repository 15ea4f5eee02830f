package deluxe.stage.tiles;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Anchor;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Bounds;
import deluxe.felt.Felt;
import deluxe.felt.Gap;
import deluxe.felt.Landing;
import deluxe.felt.Laying;
import deluxe.felt.Spot;
import deluxe.kit.Whole;
import java.util.List;
import java.util.Optional;

/** How the played tiles lie on the felt, in cells: as they were played, or tidy. */
final class BoardLaying {
    private DoubleSet set = DoubleSet.SIX;
    private Felt felt;
    private Arranger arranger;
    /** Empty for a bare felt. */
    private Optional<Laying> laying = Optional.empty();

    /** Empty where the tiles lie as they were played. */
    private Optional<Tidying> tidying = Optional.empty();

    BoardLaying(Felt felt) {
        this.felt = felt;
        arranger = new Arranger(felt, set.mostPips());
    }

    Felt felt() {
        return felt;
    }

    /** The tiles lie on this felt from now on. */
    void use(Felt newFelt) {
        felt = newFelt;
        arranger = new Arranger(felt, set.mostPips());
        if (!isBare()) {
            laying = Optional.of(goOn(arrangement()));
        }
    }

    /** Tiles of this set are played from now on. */
    void use(DoubleSet newSet) {
        if (newSet != set) {
            set = newSet;
            arranger = new Arranger(felt, set.mostPips());
        }
    }

    /** From now on the board is kept tidy in this way, where that is wanted. */
    void tidy(Optional<Tidying> newTidying) {
        tidying = newTidying;
    }

    /** Whether it should be tidy and isn't, or the other way round. */
    boolean isLaidOtherwise() {
        return laying.isPresent()
                && laying.get().isTidy()
                        != isTidyWanted(laying.get().meanwhile().tableau());
    }

    private boolean isTidyWanted(Tableau tableau) {
        return tidying.isPresent() && tidying.get().isWanted(felt, tableau);
    }

    boolean isBare() {
        return laying.isEmpty();
    }

    /** How the tiles lie now; that may still change. There must be some. */
    private Arrangement arrangement() {
        return laying.orElseThrow().meanwhile();
    }

    /** The part of the felt that must be in view. */
    Bounds frame() {
        return arrangement().frame();
    }

    List<Anchor> anchors() {
        return arrangement().anchors();
    }

    /** Where this tile of the tableau lies, unless it was put away. */
    Spot spot(int played) {
        return arrangement().spots().get(played);
    }

    boolean isDouble(int played) {
        return arrangement().tableau().tile(played).isDouble();
    }

    boolean isAway(int played) {
        return laying.isPresent() && laying.get().isAway(played);
    }

    /** The gaps where tiles were put away. */
    List<Gap> gaps() {
        return laying.isPresent() ? laying.get().gaps() : List.of();
    }

    /** Where tiles that were put away lie. */
    Pose pile() {
        return tidying.orElseThrow().pile();
    }

    /** Puts away the tiles that no longer matter; returns whether that changed anything. */
    boolean putAway() {
        return laying.isPresent() && laying.get().putAway();
    }

    /** The arrangement, and the felt that it was made for, as a line of text; empty if there is none, or it isn't final, or is tidy. */
    String codes() {
        if (laying.isEmpty() || !laying.get().isReady() || laying.get().isTidy()) {
            return "";
        }
        return felt.width() + " " + felt.height() + " "
                + laying.get().meanwhile().codes();
    }

    /** A bare felt. */
    void clear() {
        laying = Optional.empty();
    }

    /** Lays a tableau that is not bare: tidy, or as the codes say if they fit it, otherwise as it would have been laid in play. */
    void lay(Tableau tableau, String codes) {
        if (isTidyWanted(tableau)) {
            laying = Optional.of(tidying.orElseThrow().lay(felt, tableau));
            return;
        }
        Optional<Arrangement> restored = restored(tableau, codes);
        laying = Optional.of(restored.isPresent() ? arranger.goOn(restored.get()) : replayed(tableau));
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

    /** Adds the tile that was played last. */
    void join(Tableau after) {
        if (after.size() == 1) {
            laying = Optional.of(goOn(arranger.first(after)));
        } else {
            laying.orElseThrow().add(after);
        }
    }

    private Laying goOn(Arrangement begun) {
        Tableau tableau = begun.tableau();
        return isTidyWanted(tableau) ? tidying.orElseThrow().lay(felt, tableau) : arranger.goOn(begun);
    }

    boolean isPondering() {
        return laying.isPresent() && !laying.get().isReady();
    }

    /** Goes on working out how the tiles should lie, by trying this many arrangements. */
    void ponder(int trials) {
        laying.orElseThrow().advance(trials);
    }

    /** Where the tile would lie at each end that it fits. */
    List<Landing> landings(Tableau tableau, Tile tile) {
        if (!tableau.isEmpty()) {
            return laying.isPresent() ? laying.get().landings(tile) : List.of();
        }
        Arrangement alone = arranger.first(tableau.join(Play.lead(tile)));
        return List.of(new Landing(End.FELT, alone.spots().get(0), true));
    }
}
