package deluxe.felt;

import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A plan for how the tiles of a tableau lie: known, or still searched for, a little at a time. */
final class Planning {
    /** After how many trials {@link #mend} checks whether a sound board was found. */
    private static final int TRIALS_AT_ONCE = 50;

    private final Judge judge;
    private final Joints joints;
    /** Where the tiles lay that were already there. */
    private final List<Spot> before;

    private final Found found;
    private Arrangement arrangement;
    /** Null when there is nothing, or nothing more, to search for. */
    private Search search;

    private Planning(Judge judge, Joints joints, List<Spot> before, Arrangement meanwhile) {
        this.judge = judge;
        this.joints = joints;
        this.before = before;
        found = new Found(judge);
        arrangement = meanwhile;
    }

    /** For tiles that stay as they lie. */
    static Planning settled(Judge judge, Joints joints, Arrangement arrangement) {
        return new Planning(judge, joints, arrangement.spots(), arrangement);
    }

    /** For a tile that was played since: it lies where it lands, if the arrangement may stay. */
    static Planning ofPlacement(
            Judge judge, Joints joints, Arrangement from, Tableau after, LandingSearch.Choice choice) {
        List<Spot> before = new ArrayList<>(from.spots());
        if (choice.landing().isClear()) {
            before.add(choice.landing().spot());
        }
        joints.hang(Arrays.copyOf(from.hinges(), joints.count));
        joints.last.hinge = choice.hinge();
        judge.take(joints, before);
        int direction = from.firstDirection();
        int cost = judge.cost(direction);
        Planning planning = new Planning(judge, joints, before, judge.arrangement(after, direction));
        if (!planning.mayStay(from.zoom(), joints.last)) {
            planning.found.offer(joints, direction, cost);
            planning.search = new DeepSearch(judge, joints, direction, planning.found);
        }
        return planning;
    }

    /**
     * Whether the arrangement just judged may stay: a zoom that is no worse than before is not improved without need, nor one that the last
     * tile cost by going straight on.
     */
    private boolean mayStay(int zoomBefore, Piece last) {
        if (!judge.isRoomy() || judge.isAlarming(judge.zoom())) {
            return false;
        }
        boolean goesStraight = last.goesStraight() && judge.isWorthIt(zoomBefore);
        return judge.isComfortable(judge.zoom()) || judge.zoom() >= zoomBefore || goesStraight;
    }

    /** For a board that lay on another felt: it lies as it did, perhaps turned by a quarter, until something better is found. */
    static Planning ofResettlement(Judge judge, Joints joints, Arrangement from, LayingFromPlays replay) {
        joints.hang(from.hinges());
        judge.take(joints, from.spots());
        int kept = from.firstDirection();
        int turned = Compass.turned(kept, 1);
        int direction = judge.cost(turned) < judge.cost(kept) ? turned : kept;
        int cost = judge.cost(direction);
        Planning planning = new Planning(judge, joints, from.spots(), judge.arrangement(from.tableau(), direction));
        planning.found.offer(joints, direction, cost);
        planning.search = new Resettlement(judge, joints, from, direction, planning.found, replay);
        return planning;
    }

    /** Whether the arrangement is final. */
    boolean isReady() {
        return search == null;
    }

    /** Tries about this many more arrangements, if it is not ready. */
    void advance(int trials) {
        if (isReady()) {
            return;
        }
        judge.take(joints, before);
        if (search.advance(trials)) {
            search = null;
            takeFound();
        }
    }

    private void takeFound() {
        if (!found.isAny()) {
            return;
        }
        // A copy, because the search may go on with the original.
        Joints laid = joints.copied();
        laid.hang(found.hinges());
        judge.take(laid, before);
        judge.cost(found.firstDirection());
        arrangement = judge.arrangement(arrangement.tableau(), found.firstDirection());
    }

    /**
     * If the arrangement to show meanwhile is not sound, searches for one that is.
     *
     * @return about how many arrangements it tried, {@code mostTrials} at most
     */
    int mend(int mostTrials) {
        int tried = 0;
        while (tried < mostTrials && !isReady() && !found.isAny()) {
            advance(TRIALS_AT_ONCE);
            tried += TRIALS_AT_ONCE;
        }
        if (tried > 0 && !isReady()) {
            takeFound();
        }
        return tried;
    }

    /** The arrangement; until it is ready, the one to show meanwhile. */
    Arrangement arrangement() {
        return arrangement;
    }
}
