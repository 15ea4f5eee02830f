package deluxe.felt;

/**
 * Looks for a better arrangement by changing one hinge after another; all that hangs on a changed hinge turns with it, and
 * may be mirrored too. A beam of the cheapest is kept from one change to the next, unsound ones among them, because two
 * changes together often mend what each alone breaks.
 *
 * <p>One search. It can be done a little at a time: what it finds does not depend on how much at a time.
 */
final class EditSearch {
    private static final int USUAL_WIDTH = 16;
    /** When the usual beam has found nothing sound: it was full of much the same. */
    private static final int GREATEST_WIDTH = 64;

    private static final int USUAL_CHANGES = 2;
    private static final int MOST_CHANGES = 8;
    /** The bound of one search's work. */
    private static final int MOST_TRIALS = 4_000;

    /** The bound of a search that begins again with a wide beam. */
    private static final int MOST_TRIALS_AGAIN = 16_000;
    /** The bound while nothing was found with room at all ends and a zoom that is no reason for alarm. */
    private static final int MOST_TRIALS_IN_NEED = 8_000;

    private final Judge judge;
    private final Joints joints;
    private final int[] start;
    private final int firstDirection;
    private Beam current;
    private Beam next;
    private final Beam best;
    private boolean bestIsRoomy;
    private int bestZoom;

    private int width;
    private int mostTrialsForSound;
    private int trials;
    private boolean isOver;
    /** How many hinges differ in the arrangements that are tried now. */
    private int changes;
    /** Which of the current beam is being changed. */
    private int entry;
    /** The piece whose hinge is the next to be changed; null when the entry is done with. */
    private Piece changing;

    /** From the hinges on trial, with any choice for the last tile. */
    EditSearch(Judge judge, Joints joints, int firstDirection) {
        this.judge = judge;
        this.joints = joints;
        this.firstDirection = firstDirection;
        start = joints.hinges();
        current = new Beam(GREATEST_WIDTH, joints.count);
        next = new Beam(GREATEST_WIDTH, joints.count);
        best = new Beam(1, joints.count);
        begin(USUAL_WIDTH, MOST_TRIALS);
    }

    /** Searches to the end. */
    void run() {
        while (!isOver) {
            step();
        }
    }

    /** Searches for about so many trials more, unless it ends before; whether it has ended. The judge must have taken the joints. */
    boolean advance(int someTrials) {
        int spent = 0;
        while (!isOver && spent < someTrials) {
            int before = trials;
            step();
            spent += 1 + Math.max(0, trials - before);
        }
        return isOver;
    }

    /** Whether there is a sound arrangement among those that were tried. */
    boolean hasFound() {
        return best.count > 0;
    }

    /** The cheapest sound arrangement that was found. */
    int[] best() {
        return best.hinges[0];
    }

    int bestCost() {
        return best.costs[0];
    }

    private void begin(int beamWidth, int trialsForSound) {
        width = beamWidth;
        mostTrialsForSound = trialsForSound;
        trials = 0;
        changes = 0;
        next.clear(width);
        joints.hang(start);
        judge.lay(firstDirection);
        judge.holdAllBut(joints.last);
        for (int choice : joints.last.choices()) {
            joints.last.hinge = choice;
            offer();
        }
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
        next.clear(width);
        entry = -1;
        changing = null;
        changes++;
        if (isSettled() || changes > MOST_CHANGES || !mayGoOn()) {
            end();
        }
    }

    private void end() {
        if (best.count == 0 && width == USUAL_WIDTH) {
            begin(GREATEST_WIDTH, MOST_TRIALS_AGAIN);
        } else {
            isOver = true;
        }
    }

    private boolean isSettled() {
        if (best.count == 0 || !bestIsRoomy) {
            return false;
        }
        return judge.isComfortable(bestZoom) || (changes > USUAL_CHANGES && !judge.isAlarming(bestZoom));
    }

    private boolean mayGoOn() {
        if (best.count == 0) {
            return trials < mostTrialsForSound;
        }
        boolean inNeed = !bestIsRoomy || judge.isAlarming(bestZoom);
        return trials < (inNeed ? MOST_TRIALS_IN_NEED : MOST_TRIALS);
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
        if (turnsBehind(piece)) {
            mirrorBehind(piece);
            for (int choice : piece.choices()) {
                piece.hinge = choice;
                offer();
            }
            mirrorBehind(piece);
        }
        piece.hinge = kept;
        judge.layBack();
    }

    private void offer() {
        trials++;
        int cost = judge.costOfChange(next.limit());
        if (cost == Judge.HOPELESS) {
            return;
        }
        next.offer(joints, cost);
        if (judge.isSound() && cost < best.limit()) {
            best.offer(joints, cost);
            bestIsRoomy = judge.isRoomy();
            bestZoom = judge.zoom();
        }
    }

    /** Whether anything turns that hangs on a piece, so that its mirror image differs. */
    private boolean turnsBehind(Piece from) {
        boolean turns = false;
        for (Piece piece = joints.last; piece != from; piece = piece.previous) {
            turns |= piece.moves && Hinge.mirrored(piece.hinge) != piece.hinge;
        }
        return turns;
    }

    private void mirrorBehind(Piece from) {
        for (Piece piece = joints.last; piece != from; piece = piece.previous) {
            if (piece.moves) {
                piece.hinge = Hinge.mirrored(piece.hinge);
            }
        }
    }
}
