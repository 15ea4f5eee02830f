package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** A pot of sage and a cup of coffee, beside the rack where there is room for them. */
final class StillLife {
    private static final double LEAST = 84;
    private static final Ramp CLAY = Ramp.of("0 #e79a78 50 #c2613f 100 #8a3d26");
    private static final Ramp CHINA = Ramp.of("0 #ffffff 70 #eef1ef 100 #cbd3d3");
    private static final Ramp BRIM = Ramp.of("0 #ffffff 100 #bfc8c9");
    private static final Ramp COFFEE = Ramp.of("0 #8f5a34 60 #5f3419 100 #331a0b");
    private static final Ramp[] LEAVES = {
        Ramp.of("0 #7f9b80 100 #5f7f63"), Ramp.of("0 #a5bd9f 100 #7f9f7f"), Ramp.of("0 #cddcc0 100 #9cb896")
    };

    private final Surface surface;
    private final Pen pen;
    private final ClassicLayout layout;

    StillLife(Surface surface, ClassicLayout layout) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.layout = layout;
    }

    void paint() {
        Box rack = layout.rack();
        double from = layout.mirrored() ? layout.pile().right() : layout.cloth().x();
        double to = layout.mirrored() ? layout.cloth().right() : layout.pile().x();
        double before = rack.x() - from - 12;
        double after = to - rack.right() - 12;
        double y = rack.centreY();
        double most = rack.height() * .98;
        boolean potFirst = before >= after;
        place(potFirst, from + before / 2 + 2, y, Math.min(before, most));
        place(!potFirst, rack.right() + 12 + after / 2, y, Math.min(after, most));
    }

    private void place(boolean isPot, double x, double y, double size) {
        if (size < LEAST) {
            return;
        }
        surface.save();
        surface.translate(x, y);
        surface.scale(size / 110, size / 110);
        if (isPot) {
            pot();
        } else {
            cup();
        }
        surface.restore();
    }

    private void cup() {
        cast(14, 6, 9);
        pen.circle(0, 0, 47).fill(CHINA.around(-14, -16, 62));
        surface.restore();
        pen.circle(0, 0, 43).stroke(VerandaColours.DARK_SKY, 2.4);
        pen.circle(0, 0, 39).stroke(VerandaColours.DARK_SKY, .8);
        cast(8, 4, 6);
        pen.oval(31, 7, 9, 7).stroke("#eef1ef", 6);
        pen.circle(0, -2, 28).fill("#f7f8f4");
        surface.restore();
        pen.circle(0, -2, 26).stroke(BRIM.line(-28, -28, 28, 26), 3.5);
        pen.circle(0, -1, 23.5).fill(COFFEE.around(-6, -10, 32));
        surface.begin();
        surface.arc(0, -1, 21, .3, 3.4);
        surface.stroke(Paint.of("rgba(214,166,112,.75)"), 2);
        surface.save();
        surface.translate(-8, -9);
        surface.rotate(-.6);
        pen.oval(0, 0, 6, 2.6).fill("rgba(255,255,255,.55)");
        surface.restore();
    }

    private void pot() {
        cast(16, 8, 12);
        pen.circle(0, 0, 38).fill(CLAY.line(-38, -38, 38, 38));
        surface.restore();
        pen.circle(0, 0, 31).fill("#3a271c");
        Scatter scatter = new Scatter(8);
        for (int layer = 0; layer < LEAVES.length; layer++) {
            int count = 10 - layer;
            for (int leaf = 0; leaf < count; leaf++) {
                double angle = Pen.FULL_TURN * leaf / count + layer * .35 + scatter.upTo(.2);
                leaf(angle, 8 - 2 * layer, (44 - 9.5 * layer) * scatter.between(.85, 1.15), LEAVES[layer]);
            }
        }
    }

    private void leaf(double angle, double out, double length, Ramp colours) {
        surface.save();
        surface.rotate(angle);
        surface.translate(out, 0);
        surface.shadow("rgba(25,40,30,.5)", 4, 2, 3);
        surface.begin();
        surface.moveTo(0, 0);
        surface.curveTo(length * .33, -10, length * .67, -8, length, 0);
        surface.curveTo(length * .67, 8, length * .33, 10, 0, 0);
        surface.fill(colours.line(0, -10, length, 10));
        surface.noShadow();
        pen.line(2, 0, length * .9, 0).stroke("rgba(235,245,225,.6)", .9);
        surface.restore();
    }

    private void cast(double blur, double right, double down) {
        surface.save();
        surface.shadow("rgba(60,50,50,.55)", blur, right, down);
    }
}
