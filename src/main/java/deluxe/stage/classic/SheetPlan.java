package deluxe.stage.classic;

import deluxe.stage.art.Box;

/**
 * Where things are written on a score sheet. On a tall slate the players are side by side, each with a column of groups; on a flat
 * one they have a line each, with the marks between them.
 *
 * @param box the area that can be written on
 * @param groups how many groups of crosses each player may need
 * @param wantsTitle whether there is a title, for which a flat slate has no room
 */
record SheetPlan(Box box, int groups, boolean wantsTitle) {
    private static final double FLAT = 1.5;

    /** On a tall slate narrower than this the marks are written once, between both players, because the crosses need the room. */
    private static final double NARROW = 130;

    /** The size of both scores on a slate 180 wide; on a narrow one they take a larger share of its width. */
    private static final double LARGE = 23;

    boolean stacked() {
        return box.width() < box.height() * FLAT;
    }

    /** Whether each player has marks of its own. */
    boolean hasMarksForEach() {
        return stacked() && box.width() >= NARROW;
    }

    boolean isTitled() {
        return wantsTitle && stacked() && box.height() > 220;
    }

    private double unit() {
        return box.width() / 180;
    }

    double titleSize() {
        return 17 * unit();
    }

    double titleMiddle() {
        return box.y() + 19 * unit();
    }

    private double head() {
        return isTitled() ? 36 * unit() : 2;
    }

    double nameSize() {
        return stacked() ? Math.max(9, 13 * unit()) : box.height() * .15;
    }

    double markSize() {
        return stacked() ? Math.max(8, 10 * unit()) : Math.max(9, box.height() * .11);
    }

    double pointsSize() {
        return stacked() ? Math.max(Math.min(LARGE, box.width() * .2), LARGE * unit()) : box.height() * .23;
    }

    Box name(boolean isOwn) {
        if (stacked()) {
            double half = box.width() / 2;
            return new Box(box.x() + (isOwn ? 2 : half + 2), box.y() + head(), half - 4, nameSize() * 2);
        }
        Box line = line(isOwn);
        return new Box(line.x() + 6, line.y(), nameWidth(), line.height());
    }

    private double nameWidth() {
        return box.width() * .16;
    }

    private Box line(boolean isOwn) {
        double high = box.height() * .42;
        return new Box(
                box.x(),
                isOwn ? box.y() + box.height() * .03 : box.bottom() - box.height() * .03 - high,
                box.width(),
                high);
    }

    Box points(boolean isOwn) {
        if (stacked()) {
            double half = box.width() / 2;
            double high = pointsSize() * 1.6;
            return new Box(box.x() + (isOwn ? 4 : half + 4), box.bottom() - high, half - 8, high);
        }
        Box line = line(isOwn);
        double wide = box.width() * .13;
        return new Box(line.right() - 6 - wide, line.y(), wide, line.height());
    }

    ChalkTally tally(boolean isOwn) {
        if (!stacked()) {
            Box line = line(isOwn);
            double from = line.x() + 6 + nameWidth() + 6;
            return new ChalkTally(new Box(from, line.y(), points(isOwn).x() - 4 - from, line.height()), groups, false);
        }
        double half = box.width() / 2;
        double top = name(isOwn).bottom() + 2;
        double marks = markSize() * 2;
        if (!hasMarksForEach()) {
            double wide = half - marks / 2 - 3;
            double x = isOwn ? box.x() + 2 : box.right() - 2 - wide;
            return new ChalkTally(new Box(x, top, wide, points(isOwn).y() - 4 - top), groups, true);
        }
        double from = box.x() + (isOwn ? 0 : half) + 4;
        return new ChalkTally(new Box(from, top, half - marks - 8, points(isOwn).y() - 4 - top), groups, true);
    }

    double markRight(boolean isOwn) {
        return box.x() + box.width() / 2 * (isOwn ? 1 : 2) - 3;
    }

    double markMiddle() {
        return box.centreY();
    }

    void rules(Chalk chalk) {
        if (!stacked()) {
            chalk.rule(box.x() + 6, box.centreY(), box.x() + nameWidth(), .5, 5);
            return;
        }
        if (isTitled()) {
            chalk.rule(box.x() + box.width() * .06, box.y() + 34 * unit(), box.right() - box.width() * .06, .7, 6);
        }
        if (hasMarksForEach()) {
            double x = box.centreX();
            chalk.line(
                    new ChalkTally.Line(x, box.y() + head() + 4, x + 1, box.bottom() - 8),
                    1.2,
                    PubColours.CHALK,
                    .55,
                    9,
                    1);
        }
        double y = points(true).y();
        chalk.rule(box.x() + box.width() * .06, y, box.right() - box.width() * .06, .6, 16);
    }
}
