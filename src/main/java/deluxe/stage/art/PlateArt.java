package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/** The plate under text and icons: enamel in a metal border, glossy at the top, with a shadow below. */
public final class PlateArt {
    private static final Ramp GLOSS = Ramp.of("0 rgba(255,255,255,.2) 100 rgba(255,255,255,.02)");

    private static final int HALO_BANDS = 8;

    private final Surface surface;
    private final Pen pen;
    private final Theme theme;

    public PlateArt(Surface surface, Theme theme) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.theme = theme;
    }

    public void plate(Box box, double radius, Ramp ground) {
        double border = Math.max(1.5, Math.min(2.4, box.height() * .045));
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", Math.min(9, box.height() * .18), 0, Math.min(3, box.height() * .06));
        pen.round(box, radius).fill(theme.metal().down(box));
        surface.restore();
        Box inside = box.grown(-border);
        pen.round(inside, radius - border).fill(ground.down(box)).stroke("rgba(0,0,0,.5)", 1);
        surface.save();
        pen.clip();
        Box upper = new Box(box.x(), box.y(), box.width(), box.height() * .46);
        pen.box(upper).fill(GLOSS.down(upper));
        surface.restore();
    }

    /** A round metal border. Draw its contents after this and before {@link #glass}. */
    void ring(double x, double y, double radius) {
        surface.save();
        surface.shadow("rgba(0,0,0,.7)", radius * .3, 0, radius * .1);
        pen.circle(x, y, radius).fill(theme.metal().slanted(new Box(x - radius, y - radius, 2 * radius, 2 * radius)));
        surface.restore();
    }

    /** The rim's inner line and the light on the glass. */
    void glass(double x, double y, double radius) {
        pen.circle(x, y, radius).stroke("rgba(40,22,4,.8)", Math.max(.8, radius * .05));
        surface.begin();
        surface.arc(x, y, radius * .91, 3.5, 5.2);
        surface.stroke(Paint.of("rgba(255,255,255,.4)"), radius * .07);
    }

    /** A light around the plate of the player whose turn it is. */
    public void halo(Box box, double radius) {
        double step = box.height() * .055;
        for (int band = HALO_BANDS; band > 0; band--) {
            double inwards = 1 - (double) band / HALO_BANDS;
            pen.round(box, radius).stroke(Shade.clear(theme.glow(inwards), .05 + .25 * inwards), band * step);
        }
    }

    /** A lozenge of gold that holds a cut stone. */
    void stone(double x, double y, double r) {
        surface.save();
        surface.shadow("rgba(0,0,0,.7)", r * .4, 0, r * .16);
        Box box = new Box(x - r, y - r, 2 * r, 2 * r);
        pen.line(x, y - r, x + r, y, x, y + r, x - r, y)
                .shut()
                .fill(theme.metal().slanted(box));
        surface.restore();
        double s = r * .62;
        pen.line(x, y - s, x + s, y, x, y + s, x - s, y)
                .shut()
                .fill(theme.jewel().around(x - s * .1, y - s * .3, s));
        pen.stroke("rgba(60,35,5,.8)", .8);
        pen.line(x - s * .9, y, x, y - s * .9, x, y).shut().fill("rgba(255,255,255,.3)");
    }
}
