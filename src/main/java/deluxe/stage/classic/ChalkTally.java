package deluxe.stage.classic;

import deluxe.stage.art.Box;
import deluxe.stage.art.Scatter;

/**
 * Where the strokes of a score are drawn: a stroke is 5, two make a cross, five crosses a group of 50.
 *
 * @param box what all groups fill
 * @param groups how many there is room for
 * @param stacked whether groups stand below one another; else side by side
 */
public record ChalkTally(Box box, int groups, boolean stacked) {
    public static final int STROKE = 5;
    public static final int CROSS = 2 * STROKE;
    public static final int GROUP = 5 * CROSS;
    private static final int CROSSES = GROUP / CROSS;
    private static final int STROKES = GROUP / STROKE;
    private static final int USUAL_GROUPS = 6;
    /** How wide a cross is, in steps, and how high it is at most, in widths. */
    private static final double WIDTH = .76;

    private static final double SLIMNESS = 2.5;

    /** The same in a line, where the width is scarce and the height is not. */
    private static final double SLIMNESS_IN_LINE = 4;

    /** The room between groups that stand side by side, in steps. */
    private static final double BETWEEN = .8;

    public ChalkTally {
        if (groups < 1) {
            throw new IllegalArgumentException("a tally has a group at least");
        }
    }

    /** Of one stroke: from its upper to its lower end. */
    public record Line(double fromX, double fromY, double toX, double toY) {
        /** Its upper part, up to this share. */
        Line upTo(double share) {
            return new Line(fromX, fromY, fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
        }
    }

    /** How many strokes a score is; what is less than a stroke is not drawn. */
    public static int strokes(int points) {
        return points / STROKE;
    }

    public static int crosses(int points) {
        return points / CROSS;
    }

    /** How many groups are to find room when these points are needed or reached. */
    public static int groupsFor(int target, int points) {
        return Math.max(USUAL_GROUPS, (Math.max(target, points) + GROUP - 1) / GROUP);
    }

    /** The box of a group. */
    public Box group(int number) {
        if (stacked) {
            double high = box.height() / groups;
            return new Box(box.x(), box.y() + number * high, box.width(), high);
        }
        double wide = box.width() / groups;
        return new Box(box.x() + number * wide, box.y(), wide, box.height());
    }

    /** From one cross to the next. */
    double step() {
        return group(0).width() / (CROSSES + (stacked ? 0 : BETWEEN));
    }

    /** The stroke of this number, from 0: down to the right, then down to the left across it. */
    public Line stroke(int number) {
        Box group = group(number / STROKES);
        int cross = number % STROKES / 2;
        boolean isSecond = number % 2 == 1;
        Scatter scatter = new Scatter(500 + number);
        double half = step() * WIDTH / 2;
        double x = group.x() + (cross + .5) * step() + scatter.around(step() * .04);
        double high = Math.min(group.height() * .8, 2 * half * (stacked ? SLIMNESS : SLIMNESS_IN_LINE))
                * scatter.between(.9, 1)
                / 2;
        double y = group.centreY() + scatter.around(group.height() * .03);
        double lean = scatter.between(.9, 1) * half;
        return isSecond
                ? new Line(x + half, y - high, x - lean, y + high)
                : new Line(x - half, y - high, x + lean, y + high);
    }
}
