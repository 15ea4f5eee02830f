package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** Gold coins, single and in stacks of ten, so that a purse can be counted by eye. */
final class CoinArt {
    static final int STACK = 10;
    /** How much higher a coin lies on another, of its radius. */
    private static final double THICK = .22;

    private static final double FLAT = .62;
    private static final Ramp GOLD = Ramp.of("0 #5e3c0c 30 #b98327 62 #eac25a 100 #fff3b8");
    private static final Ramp EDGE = Ramp.of("0 #4a2f08 30 #a8782a 62 #e2b650 100 #8a6018");

    private final Surface surface;
    private final Pen pen;

    CoinArt(Surface surface) {
        this.surface = surface;
        pen = new Pen(surface);
    }

    /** The middle of its face here. */
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

    /** So many coins on one another, the lowest one's middle here. */
    void stack(double x, double y, double radius, int coins) {
        for (int coin = 0; coin < coins; coin++) {
            coin(x + ((coin * 7 + coins) % 3 - 1) * radius * .05, y - coin * THICK * radius, radius);
        }
    }

    /** All coins of a purse in stacks, from the left, in rows from the front; as large as the box allows. */
    void purse(Box box, int coins) {
        int stacks = (coins + STACK - 1) / STACK;
        Heaped heaped = Heaped.in(box, Math.max(1, stacks));
        for (int row = heaped.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < heaped.columns(); column++) {
                int stack = row * heaped.columns() + column;
                if (stack < stacks) {
                    Dot place = heaped.place(box, stack);
                    stack(place.x(), place.y(), heaped.radius(), Math.min(STACK, coins - stack * STACK));
                }
            }
        }
    }

    /** How stacks are laid in a box: so that they are largest. */
    record Heaped(int columns, int rows, double radius) {
        private static final double MOST = 15;

        static Heaped in(Box box, int stacks) {
            Heaped best = new Heaped(stacks, 1, 0);
            for (int rows = 1; rows <= stacks; rows++) {
                int columns = (stacks + rows - 1) / rows;
                double high = FLAT * 2 + STACK * THICK + (rows - 1) * ROW;
                double radius = Math.min(MOST, Math.min(box.width() / (columns * ACROSS), box.height() / high));
                if (radius > best.radius) {
                    best = new Heaped(columns, rows, radius);
                }
            }
            return best;
        }

        Dot place(Box box, int stack) {
            int row = stack / columns;
            double wide = columns * ACROSS * radius;
            double left = box.centreX() - wide / 2 + ACROSS * radius / 2;
            return new Dot(
                    left + stack % columns * ACROSS * radius,
                    box.bottom() - (FLAT + THICK) * radius - row * ROW * radius);
        }

        private static final double ACROSS = 2.15;
        private static final double ROW = 1.7;
    }
}
