package deluxe.stage.dice;

import deluxe.kit.Rng;
import java.util.ArrayList;
import java.util.List;

/** One course of thrown dice, computed step by step, and whether it is good enough to be shown. */
final class ThrowAttempt {
    static final double LONGEST_SECONDS = 3;

    private static final double STILL_SPEED = 3;
    private static final double STILL_SPIN = .08;
    private static final double STILL_SECONDS = .05;
    /** The cosine of .8 degrees. */
    private static final double FLAT = .9999;

    private static final double NEARLY_FLAT = .9995;
    private static final double LEAST_TURNED = .9 * 6.2832;
    private static final int LEAST_BOUNCES = 2;
    private static final double LONGEST_SLIDE = 20;

    private final DiceWorld world;
    private final KnockCounter knocks = new KnockCounter();
    private final List<List<DiePose>> poses = new ArrayList<>();
    private final double[] slid;
    private int steps;
    private double stillSeconds;

    ThrowAttempt(ThrowBoard board, int count, List<DiePose> lying, Flick flick, Rng luck) {
        world = new DiceWorld(board, count, lying);
        slid = new double[count];
        new ThrowingHand(board, flick, luck).release(world.dice());
        for (DieBody die : world.dice()) {
            poses.add(new ArrayList<>(List.of(die.pose())));
        }
    }

    boolean isOver() {
        return stillSeconds > STILL_SECONDS || seconds() >= LONGEST_SECONDS;
    }

    double seconds() {
        return steps * DiceWorld.STEP_SECONDS;
    }

    void step() {
        world.step();
        steps++;
        knocks.count(world, seconds());
        boolean isStill = true;
        for (int at = 0; at < slid.length; at++) {
            DieBody die = world.dice().get(at);
            slide(at, die);
            isStill &= isStill(die);
        }
        stillSeconds = isStill ? stillSeconds + DiceWorld.STEP_SECONDS : 0;
        if (isOver() || steps % (DiceWorld.STEPS_A_SECOND / ThrowCourse.POSES_A_SECOND) == 0) {
            for (int at = 0; at < slid.length; at++) {
                poses.get(at).add(world.dice().get(at).pose());
            }
        }
    }

    private void slide(int at, DieBody die) {
        boolean lies = die.at[2] < DieBody.HALF + .5 && die.flatness() > NEARLY_FLAT;
        double speed = Math.sqrt(die.speed[0] * die.speed[0] + die.speed[1] * die.speed[1]);
        slid[at] = lies ? slid[at] + speed * DiceWorld.STEP_SECONDS : 0;
    }

    private static boolean isStill(DieBody die) {
        return DieBody.square(die.speed) <= STILL_SPEED * STILL_SPEED
                && DieBody.square(die.spin) <= STILL_SPIN * STILL_SPIN;
    }

    /** Every die lies flat on the board, and got there as a thrown die does: it bounced, turned and did not slide at the end. */
    boolean isGood() {
        if (stillSeconds <= STILL_SECONDS) {
            return false;
        }
        for (int at = 0; at < slid.length; at++) {
            DieBody die = world.dice().get(at);
            boolean lies = die.flatness() >= FLAT && die.at[2] <= DieBody.HALF + 1;
            boolean isLively = knocks.bounces(die) >= LEAST_BOUNCES && die.turned() >= LEAST_TURNED;
            if (!lies || !isLively || slid[at] > LONGEST_SLIDE) {
                return false;
            }
        }
        return true;
    }

    ThrowCourse course(List<Integer> decided, Rng luck, int tries) {
        List<DieLabels> labels = new ArrayList<>();
        for (int at = 0; at < decided.size(); at++) {
            labels.add(DieLabels.with(decided.get(at), world.dice().get(at).topFace(), luck));
        }
        return new ThrowCourse(poses, labels, knocks.heard(), seconds(), tries);
    }
}
