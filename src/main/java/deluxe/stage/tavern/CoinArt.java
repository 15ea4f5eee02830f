package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** A gold coin. Coins are in stacks of ten, so that they can be counted at a glance. */
final class CoinArt {
    static final int STACK = 10;
    /** How much higher each coin of a stack is than the one below, as a share of its radius. */
    static final double THICK = .22;

    static final double FLAT = .62;
    private static final Ramp GOLD = Ramp.of("0 #5e3c0c 30 #b98327 62 #eac25a 100 #fff3b8");
    private static final Ramp EDGE = Ramp.of("0 #4a2f08 30 #a8782a 62 #e2b650 100 #8a6018");

    private final Surface surface;
    private final Pen pen;

    CoinArt(Surface surface) {
        this.surface = surface;
        pen = new Pen(surface);
    }

    /** Paints a coin with the middle of its face here. */
    void coin(double x, double y, double radius) {
        surface.save();
        surface.translate(x, y);
        surface.scale(radius, radius);
        pen.oval(0, THICK, 1, FLAT).fill(EDGE.across(-1, 1));
        pen.oval(0, 0, 1, FLAT).fill(GOLD.line(-1, FLAT, 1, -FLAT)).stroke("rgba(60,34,4,.75)", .07);
        pen.oval(0, 0, .76, FLAT * .76).stroke("rgba(70,40,5,.7)", .07);
        pen.line(0, -.3, 0, .3).stroke("rgba(70,40,5,.8)", .11);
        pen.line(-.4, -.06, .4, -.06).stroke("rgba(70,40,5,.8)", .11);
        surface.restore();
    }
}
