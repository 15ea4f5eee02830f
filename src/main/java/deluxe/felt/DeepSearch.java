package deluxe.felt;

/** The whole search for a better arrangement: by a few changes, and if that leaves it in need, by many. */
final class DeepSearch implements Search {
    private final Judge judge;
    private final Joints joints;
    private final int firstDirection;
    private final Found found;
    private final EditSearch editing;
    /** Null until it is needed. */
    private Annealing annealing;

    /** Starts from the hinges on trial; offers what is sound to {@code found}. */
    DeepSearch(Judge judge, Joints joints, int firstDirection, Found found) {
        this.judge = judge;
        this.joints = joints;
        this.firstDirection = firstDirection;
        this.found = found;
        editing = new EditSearch(judge, joints, firstDirection, found);
    }

    @Override
    public boolean advance(int trials) {
        if (annealing != null) {
            return annealing.advance(trials);
        }
        if (!editing.advance(trials)) {
            return false;
        }
        if (found.isInNeed()) {
            annealing = new Annealing(judge, joints, firstDirection, found);
        }
        return annealing == null;
    }
}
