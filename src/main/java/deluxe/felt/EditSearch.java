package deluxe.felt;

/**
 * Looks for a better arrangement by changing one hinge after another; everything that hangs on a changed hinge turns with it, and
 * may be mirrored too. A beam of the cheapest is kept from one change to the next, unsound ones among them, because two
 * changes together often mend what each alone breaks.
 *
 * <p>Each object is one search. It can be done a little at a time; what it finds does not depend on how much is done at a time.
 */
final class EditSearch {
    private static final int WIDTH = 16;
    private static final int USUAL_CHANGES = 2;
    private static final int MOST_CHANGES = 8;
    private static final int MOST_TRIALS = 4_000;

    private final Judge judge;
    private final Joints joints;
    private final int firstDirection;
    private final Found found;
    private Beam current;
    private Beam next;
    private int trials;
    private boolean isOver;
    /** How many hinges differ in the arrangements that are tried now. */
    private int changes;
    /** Which arrangement of the current beam is being changed. */
    private int entry;
    /** The piece whose hinge is changed next; null when that arrangement is done with. */
    private Piece changing;

    /** Starts from the hinges on trial, with any choice for the last tile; offers what is sound to {@code found}. */
    EditSearch(Judge judge, Joints joints, int firstDirection, Found found) {
        this.judge = judge;
        this.joints = joints;
        this.firstDirection = firstDirection;
        this.found = found;
        current = new Beam(WIDTH, joints.count);
        next = new Beam(WIDTH, joints.count);
        begin();
    }

    /** Searches for about this many more trials, or until it ends; returns whether it has. The judge must have taken the joints. */
    boolean advance(int someTrials) {
        int spent = 0;
        while (!isOver && spent < someTrials) {
            int before = trials;
            step();
            spent += 1 + trials - before;
        }
        return isOver;
    }

    private void begin() {
        judge.lay(firstDirection);
        judge.holdAllBut(joints.last);
        int kept = joints.last.hinge;
        for (int choice : joints.last.choices()) {
            joints.last.hinge = choice;
            offer();
        }
        joints.last.hinge = kept;
        nextChange();
    }

    private void step() {
        if (changing == null || !mayGoOn()) {
            nextEntry();
            return;
        }
        if (changing.isSuspect) {
            change(changing);
        }
        changing = changing.previous.isFirst() ? null : changing.previous;
    }

    private void nextEntry() {
        entry++;
        if (entry >= current.count || !mayGoOn()) {
            nextChange();
            return;
        }
        joints.hang(current.hinges[entry]);
        judge.lay(firstDirection);
        judge.markSuspects();
        changing = joints.last;
    }

    private void nextChange() {
        Beam filled = next;
        next = current;
        current = filled;
        next.clear();
        entry = -1;
        changing = null;
        changes++;
        isOver = isSettled() || changes > MOST_CHANGES || !mayGoOn();
    }

    private boolean isSettled() {
        return found.isComfortable() || (changes > USUAL_CHANGES && !found.isInNeed());
    }

    private boolean mayGoOn() {
        return trials < MOST_TRIALS;
    }

    private void change(Piece piece) {
        int kept = piece.hinge;
        judge.holdAllBut(piece);
        for (int choice : piece.choices()) {
            if (choice != kept) {
                piece.hinge = choice;
                offer();
            }
        }
        if (joints.turnsBehind(piece)) {
            joints.mirrorBehind(piece);
            for (int choice : piece.choices()) {
                piece.hinge = choice;
                offer();
            }
            joints.mirrorBehind(piece);
        }
        piece.hinge = kept;
        judge.layBack();
    }

    private void offer() {
        trials++;
        int cost = judge.costOfChange(next.limit());
        if (cost < Judge.HOPELESS) {
            next.offer(joints, cost);
            found.offer(joints, firstDirection, cost);
        }
    }
}
