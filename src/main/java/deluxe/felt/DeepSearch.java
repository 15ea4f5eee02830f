package deluxe.felt;

/** The whole search for a better arrangement: by a few changes, and if that leaves it in need, by many. */
final class Search {
    private static final int TO_THE_END = 1_000_000;

    private final Judge judge;
    private final Joints joints;
    private final int firstDirection;
    private final Found found;
    private final EditSearch editing;
    /** Null until it is needed. */
    private Annealing annealing;

    private boolean isOver;

    /** From the hinges on trial. */
    Search(Judge judge, Joints joints, int firstDirection) {
        this.judge = judge;
        this.joints = joints;
        this.firstDirection = firstDirection;
        found = new Found(judge);
        editing = new EditSearch(judge, joints, firstDirection, found);
    }

    Found found() {
        return found;
    }

    /** Searches for about so many trials more; whether it has ended. The judge must have taken the joints. */
    boolean advance(int trials) {
        if (annealing != null) {
            isOver = annealing.advance(trials);
        } else if (editing.advance(trials)) {
            isOver = !found.isInNeed();
            annealing = isOver ? null : new Annealing(judge, joints, firstDirection, found);
        }
        return isOver;
    }

    /** Searches to the end. */
    Found end() {
        while (!isOver) {
            advance(TO_THE_END);
        }
        return found;
    }
}
