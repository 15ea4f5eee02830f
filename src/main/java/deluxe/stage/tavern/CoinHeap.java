package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * Coins in stacks of ten.
 *
 * @param most how many coins there is room for, so that the stacks stay where they are while coins are added
 */
record CoinHeap(int coins, int most) implements Picture {
    private static final double THICK = CoinArt.THICK;
    private static final double FLAT = CoinArt.FLAT;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Heaped heaped = Heaped.in(box, stacks(Math.max(coins, most)));
        CoinSprite coin = new CoinSprite();
        for (int row = heaped.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < heaped.columns(); column++) {
                int stack = row * heaped.columns() + column;
                if (stack < stacks(coins)) {
                    stack(surface, coin, heaped.place(box, stack), heaped.radius(), coins - stack * CoinArt.STACK);
                }
            }
        }
        coin.drop();
    }

    private static int stacks(int coins) {
        return (coins + CoinArt.STACK - 1) / CoinArt.STACK;
    }

    private static void stack(Surface surface, CoinSprite coin, Dot place, double radius, int left) {
        int coins = Math.min(CoinArt.STACK, left);
        for (int at = 0; at < coins; at++) {
            double aside = ((at * 7 + coins) % 3 - 1) * radius * .05;
            coin.paint(surface, place.x() + aside, place.y() - at * THICK * radius, radius);
        }
    }

    /** The arrangement of stacks in a box that makes the coins largest. */
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
