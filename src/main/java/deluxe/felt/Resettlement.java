package deluxe.felt;

import java.util.List;

/**
 * Looks for a way to lay a board on another felt. First the board is laid as if it had been played there; then searches start from how
 * it lies, from the same turned by a quarter, and from what was found, for as long as that pays.
 */
final class Resettlement implements Search {
    private static final int MOST_SEARCHES = 4;

    private final Judge judge;
    private final Joints joints;
    private final int[] start;
    private final int turned;
    private final Found found;
    private final List<Spot> before;
    private final int kept;
    private final LayingFromPlays replay;
    /** Null until the board has been laid from its plays. */
    private Search search;

    private int searches;
    private int costBefore;

    /** Starts from the hinges on trial, which put the tiles of an arrangement on the felt with the first one leading this way. */
    Resettlement(
            Judge judge, Joints joints, Arrangement from, int firstDirection, Found found, LayingFromPlays replay) {
        this.judge = judge;
        this.joints = joints;
        this.found = found;
        this.replay = replay;
        before = from.spots();
        start = joints.hinges();
        kept = firstDirection;
        turned = Compass.turned(firstDirection, 1);
    }

    private void searchFrom(int[] hinges, int firstDirection) {
        joints.hang(hinges);
        costBefore = found.cost();
        search = new DeepSearch(judge, joints, firstDirection, found);
        searches++;
    }

    @Override
    public boolean advance(int trials) {
        if (search == null) {
            replay(trials);
            return false;
        }
        if (!search.advance(trials)) {
            return false;
        }
        if (found.isComfortable() || searches == MOST_SEARCHES) {
            return true;
        }
        if (searches == 1 || !found.isAny()) {
            searchFrom(start, turned);
            return false;
        }
        if (searches > 2 && found.cost() == costBefore) {
            return true;
        }
        searchFrom(found.hinges(), found.firstDirection());
        return false;
    }

    private void replay(int trials) {
        if (!replay.advance(trials)) {
            return;
        }
        Arrangement replayed = replay.arrangement();
        judge.take(joints, before);
        joints.hang(replayed.hinges());
        found.offer(joints, replayed.firstDirection(), judge.cost(replayed.firstDirection()));
        searchFrom(start, kept);
    }
}
