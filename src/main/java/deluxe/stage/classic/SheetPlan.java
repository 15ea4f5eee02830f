package deluxe.stage.classic;

import deluxe.stage.art.Area;
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

    /** Where one player's name, crosses and points are written. */
    record Side(Box name, ChalkTally tally, Box points) {}

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

    Side side(boolean isOwn) {
        return stacked() ? column(isOwn) : line(isOwn);
    }

    private Side column(boolean isOwn) {
        Area area = new Area(box.columns(2, 0).get(isOwn ? 0 : 1));
        area.cutTop(head());
        Box name = area.cutTop(nameSize() * 2, 2).inset(2, 0);
        Box points = area.cutBottom(pointsSize() * 1.6, 4).inset(4, 0);
        double marks = markSize() * 2;
        if (hasMarksForEach()) {
            area.cutLeft(4);
            area.cutRight(marks + 4);
        } else {
            area.cutLeft(isOwn ? 2 : marks / 2 + 1);
            area.cutRight(isOwn ? marks / 2 + 1 : 2);
        }
        return new Side(name, new ChalkTally(area.rest(), groups, true), points);
    }

    private Side line(boolean isOwn) {
        Area lines = new Area(box.inset(6, box.height() * .03));
        double high = box.height() * .42;
        Area area = new Area(isOwn ? lines.cutTop(high) : lines.cutBottom(high));
        Box name = area.cutLeft(nameWidth(), 6);
        Box points = area.cutRight(box.width() * .13, 4);
        return new Side(name, new ChalkTally(area.rest(), groups, false), points);
    }

    private double nameWidth() {
        return box.width() * .16;
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
        double y = side(true).points.y();
        chalk.rule(box.x() + box.width() * .06, y, box.right() - box.width() * .06, .6, 16);
    }
}
