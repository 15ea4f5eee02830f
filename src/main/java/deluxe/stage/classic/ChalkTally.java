package deluxe.stage.classic;

import deluxe.stage.art.Box;
import deluxe.stage.art.Scatter;

/**
 * Where the strokes of a score are drawn: a stroke is 5, two make a cross, five crosses a group of 50.
 *
 * @param box the box that all groups fill
 * @param groups how many groups there is room for
 * @param stacked whether groups are below one another; if not, they are side by side
 */
public record ChalkTally(Box box, int groups, boolean stacked) {
    public static final int STROKE = 5;
    public static final int CROSS = 2 * STROKE;
    public static final int GROUP = 5 * CROSS;
    private static final int CROSSES = GROUP / CROSS;
    private static final int STROKES = GROUP / STROKE;
    /** How many crosses of a group can be in a line, the largest number first. */
    private static final int[] IN_LINE = {CROSSES, 3, 2};

    /** A group is broken into more lines only if its crosses become this many times wider. */
    private static final double WORTH = 1.4;

    /** The distance from one line to the next, in heights of a cross. */
    private static final double LINE_PITCH = 1.2;

    /** How wide a cross is, in steps, and how high it is at most, in widths. */
    private static final double WIDTH = .76;

    private static final double SLIMNESS = 2.5;

    /** The greatest height if groups are side by side: then width is scarce and height is not. */
    private static final double SLIMNESS_IN_LINE = 4;

    /** How high a cross is at least, in widths. */
    private static final double LEAST_SLIMNESS = 1.6;

    /** How high a cross is at most, as a share of its line's height. */
    private static final double HEIGHT = .8;

    /** The space between groups that are side by side, in steps. */
    private static final double BETWEEN = .8;

    public ChalkTally {
        if (groups < 1) {
            throw new IllegalArgumentException("a tally has a group at least");
        }
    }

    /** One stroke, from its upper to its lower end. */
    public record Line(double fromX, double fromY, double toX, double toY) {
        /** Its upper part, up to this share. */
        Line upTo(double share) {
            return new Line(fromX, fromY, fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
        }
    }

    /** The number of strokes of a score on a sheet for this target. Less than a stroke isn't drawn, nor is anything beyond the sheet. */
    public static int strokes(int points, int target) {
        return Math.min(points / STROKE, groupsFor(target) * STROKES);
    }

    /** How many groups a game to this target has: the shorter the game, the larger its crosses. */
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

    /** How many crosses of a group are in a line: all, unless groups are stacked and two or three lines make crosses much larger. */
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

    /** The largest step between crosses, with this many of them in a line. */
    private double largest(int inLine) {
        double high = group(0).height() / lines(inLine) * HEIGHT;
        return Math.min(step(inLine), high / (WIDTH * LEAST_SLIMNESS));
    }

    private double step(int inLine) {
        return group(0).width() / (inLine + (stacked ? 0 : BETWEEN));
    }

    /** The distance from one cross to the next. */
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
