package deluxe.felt;

/**
 * Looks for how a board may lie on another felt: from how it lies, from the same turned by a quarter, and then from what was
 * found, for as long as that pays.
 */
final class Resettlement implements Search {
    private static final int MOST_SEARCHES = 4;

    private final Judge judge;
    private final Joints joints;
    private final int[] start;
    private final int turned;
    private final Found found;
    private Search search;
    private int searches;
    private int costBefore;

    /** From the hinges on trial, the first tile leading this way. */
    Resettlement(Judge judge, Joints joints, int firstDirection, Found found) {
        this.judge = judge;
        this.joints = joints;
        this.found = found;
        start = joints.hinges();
        turned = Compass.turned(firstDirection, 1);
        searchFrom(start, firstDirection);
    }

    private void searchFrom(int[] hinges, int firstDirection) {
        joints.hang(hinges);
        costBefore = found.cost();
        search = new DeepSearch(judge, joints, firstDirection, found);
        searches++;
    }

    @Override
    public boolean advance(int trials) {
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
}
