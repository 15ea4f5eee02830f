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
    /** How many crosses of a group stand in a line, the most first. */
    private static final int[] IN_LINE = {CROSSES, 3, 2};

    /** A group is broken into lines if its crosses become so much wider. */
    private static final double WORTH = 1.4;

    /** From one line to the next, in the height of a cross. */
    private static final double LINE_PITCH = 1.2;

    /** How wide a cross is, in steps, and how high it is at most, in widths. */
    private static final double WIDTH = .76;

    private static final double SLIMNESS = 2.5;

    /** The same where groups stand side by side: there the width is scarce and the height is not. */
    private static final double SLIMNESS_IN_LINE = 4;

    /** How high it is at least, in widths. */
    private static final double LEAST_SLIMNESS = 1.6;

    /** How much of its line's height it has at most. */
    private static final double HEIGHT = .8;

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

    /** How many strokes a score is on a sheet for this target; what is less than a stroke is not drawn, nor what is beyond the sheet. */
    public static int strokes(int points, int target) {
        return Math.min(points / STROKE, groupsFor(target) * STROKES);
    }

    /** How many groups a game to this target has: the shorter it is, the larger its crosses. */
    public static int groupsFor(int target) {
        return (target + GROUP - 1) / GROUP;
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

    /** How many crosses of a group stand in a line: all, unless groups are stacked and theirs become much larger in two lines or three. */
    private int inLine() {
        int best = IN_LINE[0];
        for (int fewer : IN_LINE) {
            best = stacked && largest(fewer) > largest(best) * WORTH ? fewer : best;
        }
        return best;
    }

    private static int lines(int inLine) {
        return (CROSSES + inLine - 1) / inLine;
    }

    /** What a cross can have of the width, with so many in a line. */
    private double largest(int inLine) {
        double high = group(0).height() / lines(inLine) * HEIGHT;
        return Math.min(step(inLine), high / (WIDTH * LEAST_SLIMNESS));
    }

    private double step(int inLine) {
        return group(0).width() / (inLine + (stacked ? 0 : BETWEEN));
    }

    /** From one cross to the next. */
    double step() {
        return step(inLine());
    }

    /** The stroke of this number, from 0: down to the right, then down to the left across it. */
    public Line stroke(int number) {
        Box group = group(number / STROKES);
        int cross = number % STROKES / 2;
        boolean isSecond = number % 2 == 1;
        int inLine = inLine();
        double step = step(inLine);
        double line = group.height() / lines(inLine);
        double half = step * WIDTH / 2;
        double whole = Math.min(line * HEIGHT, 2 * half * (stacked ? SLIMNESS : SLIMNESS_IN_LINE));
        double pitch = Math.min(line, whole * LINE_PITCH);
        Scatter scatter = new Scatter(500 + number);
        double x = group.x() + (cross % inLine + .5) * step + scatter.around(step * .04);
        double high = whole * scatter.between(.9, 1) / 2;
        int row = cross / inLine;
        double down = row - (lines(inLine) - 1) * .5;
        double y = group.centreY() + down * pitch + scatter.around(line * .03);
        double lean = scatter.between(.9, 1) * half;
        return isSecond
                ? new Line(x + half, y - high, x - lean, y + high)
                : new Line(x - half, y - high, x + lean, y + high);
    }
}
