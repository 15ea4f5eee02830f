package deluxe.bots;

import deluxe.dominoes.Tile;

/** The halves of all tiles by {@link Tile#index}, for calculating without objects. */
final class Halves {
    private static final int[] HIGH = new int[Tile.LARGEST_SET];
    private static final int[] LOW = new int[Tile.LARGEST_SET];
    private static final int[] BITS = new int[Tile.LARGEST_SET];

    static {
        for (int index = 0; index < Tile.LARGEST_SET; index++) {
            Tile tile = Tile.at(index);
            HIGH[index] = tile.high();
            LOW[index] = tile.low();
            BITS[index] = 1 << tile.high() | 1 << tile.low();
        }
    }

    private Halves() {}

    static int high(int tile) {
        return HIGH[tile];
    }

    static int low(int tile) {
        return LOW[tile];
    }

    static int pips(int tile) {
        return HIGH[tile] + LOW[tile];
    }

    /** Both values as bits: bit 5 is set when one half is a 5. */
    static int bits(int tile) {
        return BITS[tile];
    }

    static boolean isDouble(int tile) {
        return HIGH[tile] == LOW[tile];
    }
}
