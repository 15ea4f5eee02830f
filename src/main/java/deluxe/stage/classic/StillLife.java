package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Scatter;

/** A pot of sage and a cup of coffee, beside the rack if there is room for them. */
final class StillLife {
    private static final double LEAST = 84;
    private static final Ramp CLAY = Ramp.of("0 #e79a78 50 #c2613f 100 #8a3d26");
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
        double from = layout.mirrored()
                ? layout.veranda().pile().right()
                : layout.cloth().x();
        double to = layout.mirrored()
                ? layout.cloth().right()
                : layout.veranda().pile().x();
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
        surface.scale(size / Coffee.WIDTH, size / Coffee.WIDTH);
        if (isPot) {
            pot();
        } else {
            new Coffee(surface).paint();
        }
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
