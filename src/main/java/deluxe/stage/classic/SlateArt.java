package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Scatter;
import deluxe.stage.art.Shade;

/** A slate in a wooden frame, wiped many times. */
final class SlateArt {
    private static final Ramp LIT =
            Ramp.of("0 rgba(255,225,170,.5) 25 rgba(255,225,170,.12) 80 rgba(0,0,0,.15) 100 rgba(0,0,0,.5)");
    private static final Ramp SHADED = Ramp.of("0 rgba(0,0,0,.55) 40 rgba(0,0,0,.2) 100 rgba(0,0,0,.05)");
    private static final int FRAME = 61;

    private final Surface surface;
    private final Pen pen;

    SlateArt(Surface surface) {
        this.surface = surface;
        this.pen = new Pen(surface);
    }

    /** How thick the frame of a slate is. */
    static double frame(Box box) {
        return Math.max(4, Math.min(20, Math.min(box.width(), box.height()) * .055));
    }

    /** The area that can be written on. */
    static Box within(Box box) {
        return box.grown(-frame(box));
    }

    void paint(Box box) {
        double thick = frame(box);
        surface.save();
        surface.shadow("rgba(0,0,0,.8)", thick * 1.4, thick * .45, thick * .7);
        pen.round(box, thick * .5).fill("#3a2212");
        surface.restore();
        surface.save();
        pen.round(box, thick * .5).clip();
        new Planks(surface, PubColours.FRAME, FRAME).piece(box);
        for (int side = 0; side < 4; side++) {
            side(box, thick, side);
        }
        surface.restore();
        stone(box.grown(-thick), thick);
    }

    /** Top, right, bottom and left, mitred; the light falls on the first and the last. */
    private void side(Box box, double thick, int side) {
        double length = side % 2 == 0 ? box.width() : box.height();
        surface.save();
        surface.translate(side == 1 || side == 2 ? box.right() : box.x(), side >= 2 ? box.bottom() : box.y());
        surface.rotate(side * Math.PI / 2);
        Ramp light = side % 3 == 0 ? LIT : SHADED;
        pen.line(0, 0, length, 0, length - thick, thick, thick, thick).shut().fill(light.down(0, thick));
        pen.line(0, 0, thick, thick).stroke("rgba(20,8,2,.55)", 1);
        surface.restore();
    }

    private void stone(Box box, double thick) {
        surface.save();
        pen.box(box).fill(PubColours.SLATE.slanted(box)).clip();
        Blurred.over(surface, box, 6, Surface.Blend.OVER, .5, this::smears);
        dust(box);
        surface.shadow("rgba(0,0,0,.9)", thick * .7, thick * .27, thick * .36);
        pen.box(box.grown(thick * .3)).stroke("#120a05", thick * .6);
        surface.restore();
    }

    /** The smears that a sponge has left. */
    private void smears(Surface small) {
        Scatter scatter = new Scatter(77);
        for (int smear = 0; smear < 60; smear++) {
            double x = scatter.upTo(900);
            double y = scatter.upTo(700);
            double long1 = scatter.between(20, 110);
            new Pen(small)
                    .line(x, y, x + long1, y - long1 * scatter.between(.1, .5))
                    .stroke(Shade.clear("#e2e2dc", (smear % 3 + 1) * .06), scatter.between(5, 22));
        }
    }

    private void dust(Box box) {
        Scatter scatter = new Scatter(78);
        int grains = (int) Math.min(5000, box.width() * box.height() * .045);
        for (int lot = 0; lot < 2; lot++) {
            surface.begin();
            for (int grain = 0; grain < grains / 2; grain++) {
                surface.rectangle(box.x() + scatter.upTo(box.width()), box.y() + scatter.upTo(box.height()), 1, .8);
            }
            surface.fill(Paint.of(lot == 0 ? "rgba(235,238,230,.10)" : "rgba(0,0,0,.16)"));
        }
    }
}
