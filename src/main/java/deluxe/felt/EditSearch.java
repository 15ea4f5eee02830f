package deluxe.felt;

/**
 * Looks for a better arrangement by changing one hinge after another; all that hangs on a changed hinge turns with it, and
 * may be mirrored too. A beam of the cheapest is kept from one change to the next, unsound ones among them, because two
 * changes together often mend what each alone breaks.
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
    private Beam current = new Beam(GREATEST_WIDTH);
    private Beam next = new Beam(GREATEST_WIDTH);
    private final Beam best = new Beam(1);
    private boolean bestIsRoomy;
    private int bestZoom;

    private final int[] trial = new int[Places.MOST_TILES];
    private final boolean[] suspects = new boolean[Places.MOST_TILES];
    private final boolean[] hanging = new boolean[Places.MOST_TILES];
    private Joints joints;
    private int firstDirection;
    private int width;
    private int mostTrialsForSound;
    private int trials;

    EditSearch(Judge judge) {
        this.judge = judge;
    }

    /** Searches from these hinges with any choice for the last tile. Whether it found a sound arrangement. */
    boolean search(Joints joints, int[] hinges, int firstDirection) {
        this.joints = joints;
        this.firstDirection = firstDirection;
        best.clear(1);
        search(hinges, USUAL_WIDTH, MOST_TRIALS);
        if (best.count == 0) {
            search(hinges, GREATEST_WIDTH, MOST_TRIALS_AGAIN);
        }
        return best.count > 0;
    }

    private void search(int[] hinges, int beamWidth, int trialsForSound) {
        width = beamWidth;
        mostTrialsForSound = trialsForSound;
        trials = 0;
        begin(hinges);
        for (int changes = 1; !isSettled(changes) && changes <= MOST_CHANGES && mayGoOn(); changes++) {
            widen();
        }
    }

    int[] best() {
        return best.hinges[0];
    }

    int bestCost() {
        return best.costs[0];
    }

    private void begin(int[] hinges) {
        next.clear(width);
        System.arraycopy(hinges, 0, trial, 0, joints.count);
        int last = joints.count - 1;
        for (int choice : joints.choices(last)) {
            trial[last] = choice;
            offer();
        }
        swap();
    }

    private boolean isSettled(int changes) {
        if (best.count == 0 || !bestIsRoomy) {
            return false;
        }
        return judge.isComfortable(bestZoom) || (changes > USUAL_CHANGES && !judge.isAlarming(bestZoom));
    }

    private void widen() {
        next.clear(width);
        for (int at = 0; at < current.count; at++) {
            System.arraycopy(current.hinges[at], 0, trial, 0, joints.count);
            judge.cost(trial, firstDirection, Judge.HOPELESS);
            judge.markSuspects(suspects);
            for (int tile = joints.count - 1; tile > 0 && mayGoOn(); tile--) {
                if (suspects[tile]) {
                    change(tile);
                }
            }
        }
        swap();
    }

    private boolean mayGoOn() {
        if (best.count == 0) {
            return trials < mostTrialsForSound;
        }
        boolean inNeed = !bestIsRoomy || judge.isAlarming(bestZoom);
        return trials < (inNeed ? MOST_TRIALS_IN_NEED : MOST_TRIALS);
    }

    private void change(int tile) {
        int kept = trial[tile];
        boolean canMirror = markHanging(tile);
        for (int choice : joints.choices(tile)) {
            if (choice != kept) {
                trial[tile] = choice;
                offer();
            }
        }
        if (canMirror) {
            mirrorHanging(tile);
            for (int choice : joints.choices(tile)) {
                trial[tile] = choice;
                offer();
            }
            mirrorHanging(tile);
        }
        trial[tile] = kept;
    }

    private void offer() {
        trials++;
        int cost = judge.cost(trial, firstDirection, next.limit());
        if (cost == Judge.HOPELESS) {
            return;
        }
        next.offer(trial, joints.count, cost);
        if (judge.isSound() && cost < best.limit()) {
            best.offer(trial, joints.count, cost);
            bestIsRoomy = judge.isRoomy();
            bestZoom = judge.zoom();
        }
    }

    /** Marks what hangs on a tile; whether any of it turns, so that its mirror image differs. */
    private boolean markHanging(int from) {
        boolean turns = false;
        for (int tile = from + 1; tile < joints.count; tile++) {
            int on = joints.parent[tile];
            hanging[tile] = on == from || (on > from && hanging[on]);
            turns |= hanging[tile] && Hinge.mirrored(trial[tile]) != trial[tile];
        }
        return turns;
    }

    private void mirrorHanging(int from) {
        for (int tile = from + 1; tile < joints.count; tile++) {
            if (hanging[tile]) {
                trial[tile] = Hinge.mirrored(trial[tile]);
            }
        }
    }

    private void swap() {
        Beam filled = next;
        next = current;
        current = filled;
    }
}
