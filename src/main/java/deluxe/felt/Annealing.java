package deluxe.felt;

import deluxe.kit.Rng;
import deluxe.kit.Seed;

/**
 * The last resort when {@link EditSearch} leaves a board in need: changes hinges at random and accepts dearer boards too, less
 * often as it cools. Tiles may lie over one another meanwhile.
 */
final class Annealing {
    private static final int TRIALS_OF_RUN = 6_000;
    /** Most boards need one run; one in twenty thousand rounds needs more than five. */
    private static final int MOST_RUNS = 10;
    /** A board with more tiles than a double-six set has may be in need for good, and each trial costs more. */
    private static final int MANY_TILES = 28;

    private static final int MOST_RUNS_WITH_MANY = 2;
    /** At first a board that is dearer by this is accepted one time in two, one that is dearer by twice this one time in four. */
    private static final int HEAT = 56 * Looks.POINT;

    private static final Seed SEED = Seed.of("fe17");

    private final Judge judge;
    private final Joints joints;
    private final Found found;
    private final int[] start;
    private final int mostRuns;
    private final Rng rng;
    private int firstDirection;
    private int run;
    private int trial;
    private int cost;

    /** Begins with what has already been found, if anything, or else with the hinges on trial. */
    Annealing(Judge judge, Joints joints, int firstDirection, Found found) {
        this.judge = judge;
        this.joints = joints;
        this.firstDirection = firstDirection;
        this.found = found;
        start = found.isAny() ? found.hinges() : joints.hinges();
        mostRuns = joints.count > MANY_TILES ? MOST_RUNS_WITH_MANY : MOST_RUNS;
        rng = Rng.derive(SEED, 0, joints.count);
        begin();
    }

    private void begin() {
        joints.hang(start);
        judge.beLenient(true);
        cost = judge.cost(firstDirection);
        judge.beLenient(false);
        trial = 0;
        run++;
    }

    /** Tries this many more arrangements, or until it ends; returns whether it has. The judge must have taken the joints. */
    boolean advance(int trials) {
        judge.beLenient(true);
        for (int left = trials; left > 0 && trial < TRIALS_OF_RUN; left--) {
            change(joints.pieces[1 + rng.below(joints.count - 1)]);
            trial++;
        }
        judge.beLenient(false);
        if (trial == TRIALS_OF_RUN && found.isInNeed() && run < mostRuns) {
            // Every other run turns the whole board by a quarter: on a felt that is not square the result is different.
            firstDirection = Compass.turned(firstDirection, run % 2 == 1 ? 1 : 3);
            begin();
        }
        return trial == TRIALS_OF_RUN;
    }

    private void change(Piece piece) {
        int kept = piece.hinge;
        boolean mirrored = (rng.nextInt() & 1) == 0;
        judge.holdAllBut(piece);
        if (mirrored) {
            joints.mirrorBehind(piece);
        }
        piece.hinge = piece.choices()[rng.below(piece.choices().length)];
        int newCost = judge.costOfChange(cost + 1 + luck());
        if (newCost < Judge.HOPELESS) {
            cost = newCost;
            found.offer(joints, firstDirection, cost);
            return;
        }
        if (mirrored) {
            joints.mirrorBehind(piece);
        }
        piece.hinge = kept;
        judge.layBack();
    }

    /** How much dearer the next arrangement may be: the heat times the number of heads that a coin shows in a row. */
    private int luck() {
        int heat = HEAT * (TRIALS_OF_RUN - trial) / TRIALS_OF_RUN;
        return heat * Integer.numberOfLeadingZeros(rng.nextInt());
    }
}
