package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Scatter;

/** A linen cloth with a woven border and creases from being folded in three, with a fringe if there is room for it. */
final class Runner {
    private static final double FRINGE = 9;
    private static final double THREAD = 3.1;
    private static final Ramp LIGHT = Ramp.of("0 rgba(255,255,250,.32) 45 rgba(255,255,255,0) 100 rgba(95,105,125,.2)");
    private static final Ramp FOLD = Ramp.of("0 rgba(255,255,255,0) 42 rgba(255,255,255,.42) 50 rgba(120,105,85,.18)"
            + " 58 rgba(120,105,85,.1) 100 rgba(120,105,85,0)");

    private final Surface surface;
    private final Pen pen;
    private final Box box;
    private final double scale;

    Runner(Surface surface, Box box, double scale) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.box = box;
        this.scale = scale;
    }

    void paint() {
        surface.save();
        surface.shadow("rgba(70,52,40,.55)", 14, 4, 6);
        pen.box(box).fill(VerandaColours.LINEN);
        surface.restore();
        if (box.x() >= 2 * FRINGE) {
            fringe("rgba(90,70,50,.25)", 1.5, 1);
            fringe("#e2d6bd", 0, 2);
            fringe("#efe6d3", 0, 3);
        }
        new Weave(surface, VerandaColours.LINEN, "#c3b391", "#fbf6ea").cover(box);
        border();
        for (int fold = 1; fold <= 2; fold++) {
            Box crease = new Box(box.x() + box.width() * fold / 3 - 9, box.y(), 18, box.height());
            pen.box(crease).fill(FOLD.across(crease.x(), crease.right()));
        }
        pen.box(box).fill(LIGHT.slanted(box));
        pen.box(box.grown(-.5)).stroke("rgba(120,98,70,.45)", 1);
        surface.save();
        surface.dash(3, 3);
        pen.box(box.grown(-3.5)).stroke("rgba(130,108,80,.4)", 1);
        surface.restore();
    }

    /** One lot of threads on both sides. Each lot has its own shape; the third has only about half of the threads. */
    private void fringe(String colour, double down, int lot) {
        Scatter scatter = new Scatter(lot);
        surface.begin();
        for (double y = box.y() + 1.5; y < box.bottom() - 1; y += THREAD) {
            for (int side = -1; side <= 1; side += 2) {
                double x = side < 0 ? box.x() : box.right();
                double out = x + side * (FRINGE + scatter.upTo(3));
                double bend = scatter.around(1.5);
                if (lot < 3 || scatter.isOneOf(2)) {
                    surface.moveTo(x, y + down);
                    surface.curveTo(x + side * 3, y + down, x + side * 5, y + down + bend, out, y + down + bend);
                }
            }
        }
        surface.stroke(Paint.of(colour), 1.5);
    }

    /** A sage band with lozenges between terracotta lines, and a sky-blue line inside; narrow and with fewer lines on a small cloth. */
    private void border() {
        double least = Math.min(box.width(), box.height());
        double band = Math.max(5, Math.min(18 * Math.max(1, scale), (least - 170) * .07));
        double edge = band < 8 ? 2 : band * .55;
        surface.save();
        surface.alpha(.88);
        ring(edge, 1.6, VerandaColours.TERRACOTTA);
        double middle = edge + 2.5 + band / 2;
        ring(middle, band, VerandaColours.SAGE);
        if (band >= 8) {
            ring(edge + band + 5, 1.6, VerandaColours.TERRACOTTA);
            ring(edge + band + 8.5, 1, VerandaColours.DARK_SKY);
        }
        lozenges(middle, band * .26, 0, "#f6eedd", VerandaColours.TERRACOTTA);
        lozenges(middle, band * .26, 1, VerandaColours.SKY, "#f6eedd");
        surface.restore();
    }

    private void ring(double in, double width, String colour) {
        Box line = box.grown(-in);
        pen.box(line).stroke(colour, width);
    }

    /** Every other lozenge, each with a smaller one inside. */
    private void lozenges(double in, double r, int odd, String colour, String heart) {
        Box line = box.grown(-in);
        int across = (int) Math.rint(line.width() / (r * 3)) / 2 * 2;
        int down = (int) Math.rint(line.height() / (r * 3)) / 2 * 2;
        for (int layer = 0; layer < 2; layer++) {
            double size = layer == 0 ? r : r * .36;
            surface.begin();
            for (int at = odd; at <= across; at += 2) {
                double x = line.x() + line.width() * at / across;
                lozenge(x, line.y(), size);
                lozenge(x, line.bottom(), size);
            }
            for (int at = odd == 0 ? 2 : 1; at < down; at += 2) {
                double y = line.y() + line.height() * at / down;
                lozenge(line.x(), y, size);
                lozenge(line.right(), y, size);
            }
            surface.fill(Paint.of(layer == 0 ? colour : heart));
        }
    }

    private void lozenge(double x, double y, double r) {
        surface.moveTo(x, y - r);
        surface.lineTo(x + r, y);
        surface.lineTo(x, y + r);
        surface.lineTo(x - r, y);
        surface.close();
    }
}
