package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Scatter;
import deluxe.stage.art.Shade;

/** The marks that years have left on the pub's table: rings of wet glasses, scratches, and letters cut with a knife. */
final class Traces {
    /** Rings, four numbers each: x and y in shares of the table, radius and strength. */
    private static final double[] RINGS = {
        .291, .267, 35, .5, .324, .305, 33, .34, .711, .653, 36, .5, .678, .2, 30, .3, .278, .653, 27, .35, .122, .9,
        38, .5, .889, .883, 34, .4
    };

    private static final String[] SCRATCHES = {
        "rgba(255,214,165,.07)", "rgba(255,214,165,.14)", "rgba(0,0,0,.2)", "rgba(0,0,0,.38)"
    };
    private static final int PER_LOT = 28;
    /** J · W, cut by cut from one corner to the next, above a line through 0. Turned text would look different in each browser. */
    private static final double[][] CUTS = {
        {-22, -17, -13, -17},
        {-17, -17, -17, 1, -22, 4},
        {-5, -7, -3, -5.5},
        {4, -17, 9, 0, 13.5, -12, 18, 0, 23, -17}
    };

    private static final double CUT_WIDTH = 2.2;

    private final Surface surface;
    private final ClassicLayout layout;

    Traces(Surface surface, ClassicLayout layout) {
        this.surface = surface;
        this.layout = layout;
    }

    void paint(Box box) {
        double size = Math.max(.8, layout.scale());
        for (int at = 0; at < RINGS.length; at += 4) {
            double x = box.x() + RINGS[at] * box.width();
            double y = box.y() + RINGS[at + 1] * box.height();
            ring(x, y, RINGS[at + 2] * size, RINGS[at + 3], at);
        }
        for (int lot = 0; lot < SCRATCHES.length; lot++) {
            scratches(box, lot);
        }
        letters(size);
    }

    private void ring(double x, double y, double r, double strength, int number) {
        Scatter scatter = new Scatter(number);
        for (int turn = 0; turn < 3; turn++) {
            double from = scatter.upTo(6);
            surface.begin();
            surface.arc(
                    x + scatter.around(1),
                    y + scatter.around(1),
                    r - turn * 1.6,
                    from,
                    from + scatter.between(3.6, 5.8));
            String colour = turn == 1 ? Shade.clear("#ffd6a0", strength / 2) : Shade.clear("#0c0500", strength);
            surface.stroke(Paint.of(colour), scatter.between(1, 3.2));
        }
    }

    private void scratches(Box box, int lot) {
        Scatter scatter = new Scatter(120 + lot);
        surface.begin();
        for (int scratch = 0; scratch < PER_LOT; scratch++) {
            double x = box.x() + scatter.upTo(box.width());
            double y = box.y() + scatter.upTo(box.height());
            double length = 8 + scatter.upTo(8) * scatter.upTo(10);
            double angle = scatter.upTo(Pen.FULL_TURN);
            double bend = scatter.around(3);
            double right = Math.cos(angle) * length;
            double down = Math.sin(angle) * length;
            surface.moveTo(x, y);
            surface.curveTo(
                    x + right * .4 + bend, y + down * .4, x + right * .6 + bend, y + down * .6, x + right, y + down);
        }
        surface.stroke(Paint.of(SCRATCHES[lot]), .9);
    }

    /** In a corner of the board, where tiles seldom lie. */
    private void letters(double size) {
        Box board = layout.table().board();
        surface.save();
        surface.translate(board.x() + 44 * size, board.bottom() - 16 * size);
        surface.rotate(-.12);
        cut(1, 1.4, size, "rgba(255,205,145,.16)");
        cut(0, 0, size, "rgba(10,4,0,.55)");
        surface.restore();
    }

    private void cut(double right, double down, double size, String colour) {
        surface.begin();
        for (double[] cut : CUTS) {
            surface.moveTo(right + cut[0] * size, down + cut[1] * size);
            for (int at = 2; at < cut.length; at += 2) {
                surface.lineTo(right + cut[at] * size, down + cut[at + 1] * size);
            }
        }
        surface.stroke(Paint.of(colour), CUT_WIDTH * size);
    }
}
