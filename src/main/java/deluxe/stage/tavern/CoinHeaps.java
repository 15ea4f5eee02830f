package deluxe.stage.tavern;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;

/** The coins of a purse in stacks of ten, drawn from sprites, since they change coin by coin. */
final class CoinHeaps {
    private static final double THICK = CoinArt.THICK;
    private static final double FLAT = CoinArt.FLAT;

    private Sprite coin;
    private double drawnRadius;

    /** All of them; {@code most} is how many the heap may become while its stacks stay where they are. */
    void purse(Surface surface, Box box, int coins, int most) {
        if (box.height() <= 0 || coins <= 0) {
            return;
        }
        int stacks = (coins + CoinArt.STACK - 1) / CoinArt.STACK;
        Heaped heaped = Heaped.in(box, Math.max(1, (Math.max(coins, most) + CoinArt.STACK - 1) / CoinArt.STACK));
        for (int row = heaped.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < heaped.columns(); column++) {
                int stack = row * heaped.columns() + column;
                if (stack < stacks) {
                    Dot place = heaped.place(box, stack);
                    stack(surface, place, heaped.radius(), Math.min(CoinArt.STACK, coins - stack * CoinArt.STACK));
                }
            }
        }
    }

    private void stack(Surface surface, Dot place, double radius, int coins) {
        for (int at = 0; at < coins; at++) {
            double aside = ((at * 7 + coins) % 3 - 1) * radius * .05;
            coin(surface, place.x() + aside, place.y() - at * THICK * radius, radius);
        }
    }

    /** One coin, the middle of its face here. */
    void coin(Surface surface, double x, double y, double radius) {
        double side = radius * 1.1;
        if (coin == null || drawnRadius != radius) {
            if (coin != null) {
                coin.drop();
            }
            coin = surface.sprite(2 * side, 2 * side);
            new CoinArt(coin.surface()).coin(side, side, radius);
            drawnRadius = radius;
        }
        surface.draw(coin, x - side, y - side);
    }

    void drop() {
        if (coin != null) {
            coin.drop();
            coin = null;
        }
    }

    /** How stacks are laid in a box: so that they are largest. */
    private record Heaped(int columns, int rows, double radius) {
        private static final double MOST = 15;
        private static final double ACROSS = 2.15;
        private static final double ROW = 1.7;

        static Heaped in(Box box, int stacks) {
            Heaped best = new Heaped(stacks, 1, 0);
            for (int rows = 1; rows <= stacks; rows++) {
                int columns = (stacks + rows - 1) / rows;
                double high = FLAT * 2 + CoinArt.STACK * THICK + (rows - 1) * ROW;
                double radius = Math.min(MOST, Math.min(box.width() / (columns * ACROSS), box.height() / high));
                if (radius > best.radius) {
                    best = new Heaped(columns, rows, radius);
                }
            }
            return best;
        }

        Dot place(Box box, int stack) {
            int row = stack / columns;
            int column = stack % columns;
            double left = box.centreX() - columns * ACROSS * radius / 2;
            return new Dot(left + (column + .5) * ACROSS * radius, box.bottom() - (FLAT + THICK + row * ROW) * radius);
        }
    }
}
