package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/** Small signs, each around a centre, within a radius, in one colour. */
final class Icon {
    private static final int TEETH = 8;

    private Icon() {}

    static void stopwatch(Surface surface, double x, double y, double r, int part, String colour) {
        Pen pen = new Pen(surface);
        pen.circle(x, y + r * .1, r * .8).stroke(colour, r * .2);
        pen.box(new Box(x - r * .22, y - r * 1.1, r * .44, r * .26)).fill(colour);
        surface.begin();
        surface.moveTo(x, y + r * .1);
        surface.arc(x, y + r * .1, r * .56, -Math.PI / 2, -Math.PI / 2 + Pen.FULL_TURN * part / 60);
        surface.close();
        surface.fill(Paint.of(Shade.clear(colour, .4)));
        double hand = -Math.PI / 2 + Pen.FULL_TURN * part / 60;
        pen.line(x, y + r * .1, x + Math.cos(hand) * r * .5, y + r * .1 + Math.sin(hand) * r * .5);
        pen.stroke(colour, r * .16);
    }

    static void gear(Surface surface, double x, double y, double r, Paint paint) {
        Pen pen = new Pen(surface);
        surface.begin();
        for (int tooth = 0; tooth < TEETH; tooth++) {
            double angle = Pen.FULL_TURN * tooth / TEETH;
            surface.moveTo(x + Math.cos(angle) * r * .66, y + Math.sin(angle) * r * .66);
            surface.lineTo(x + Math.cos(angle) * r * .86, y + Math.sin(angle) * r * .86);
        }
        surface.stroke(paint, r * .3);
        pen.circle(x, y, r * .52).stroke(paint, r * .34);
    }

    /** A tile on the table: upright, a pip on each half. */
    static void tile(Surface surface, double x, double y, double r, String colour) {
        Pen pen = new Pen(surface);
        pen.round(new Box(x - r * .5, y - r, r, r * 2), r * .2).stroke(colour, r * .18);
        pen.line(x - r * .3, y, x + r * .3, y).stroke(colour, r * .14);
        pen.circle(x, y - r * .48, r * .17).fill(colour);
        pen.circle(x, y + r * .48, r * .17).fill(colour);
    }

    /** The boneyard: tiles heaped face down. */
    static void heap(Surface surface, double x, double y, double r, String colour) {
        Pen pen = new Pen(surface);
        for (int layer = 0; layer < 3; layer++) {
            double aside = (layer % 2 - .5) * r * .3;
            pen.round(new Box(x - r * .8 + aside, y + r * (.34 - layer * .52), r * 1.6, r * .42), r * .14)
                    .fill(colour);
        }
    }

    /** The sum of the open ends. */
    static void sum(Surface surface, double x, double y, double r, String colour) {
        double w = r * .62;
        double h = r * .85;
        new Pen(surface)
                .line(x + w, y - h, x - w, y - h, x, y, x - w, y + h, x + w, y + h)
                .stroke(colour, r * .24);
    }

    /** A processor with its pins: this player is a computer. */
    static void processor(Surface surface, double x, double y, double r, String colour) {
        Pen pen = new Pen(surface);
        surface.begin();
        for (int side = -1; side <= 1; side += 2) {
            double at = side * r * .34;
            surface.moveTo(x + at, y - r);
            surface.lineTo(x + at, y + r);
            surface.moveTo(x - r, y + at);
            surface.lineTo(x + r, y + at);
        }
        surface.stroke(Paint.of(colour), r * .24);
        pen.round(new Box(x - r * .62, y - r * .62, r * 1.24, r * 1.24), r * .2).fill(colour);
    }
}
