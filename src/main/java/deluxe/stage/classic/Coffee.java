package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** A cup of coffee on its saucer, seen from above. */
final class Coffee {
    /** The saucer's width with its shadow. */
    static final double WIDTH = 110;

    private static final Ramp CHINA = Ramp.of("0 #ffffff 70 #eef1ef 100 #cbd3d3");
    private static final Ramp BRIM = Ramp.of("0 #ffffff 100 #bfc8c9");
    private static final Ramp COFFEE = Ramp.of("0 #8f5a34 60 #5f3419 100 #331a0b");

    private final Surface surface;
    private final Pen pen;

    Coffee(Surface surface) {
        this.surface = surface;
        this.pen = new Pen(surface);
    }

    /** Paints it around the surface's origin. */
    void paint() {
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
        glint();
    }

    private void glint() {
        surface.save();
        surface.translate(-8, -9);
        surface.rotate(-.6);
        pen.oval(0, 0, 6, 2.6).fill("rgba(255,255,255,.55)");
        surface.restore();
    }

    private void cast(double blur, double right, double down) {
        surface.save();
        surface.shadow("rgba(60,50,50,.55)", blur, right, down);
    }
}
