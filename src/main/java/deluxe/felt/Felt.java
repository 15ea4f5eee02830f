package deluxe.felt;

/**
 * The part of the screen that the board may fill, in CSS pixels.
 *
 * @param handTile how wide a tile of the player's hand is; those on the board are seen beside it
 */
public record Felt(int width, int height, int handTile) {
    private static final int LEAST = 50;
    public static final int MOST = 16_000;
    /** A square as large as a usual felt is this many tiles of the hand wide. */
    private static final int USUAL_HAND_TILES = 10;

    public Felt {
        requireSize("wide", width);
        requireSize("high", height);
        if (handTile < 1 || handTile > MOST) {
            throw new IllegalArgumentException("no tile is so wide");
        }
    }

    /** A felt with a hand of the usual size below it. */
    public Felt(int width, int height) {
        this(width, height, Math.max(1, squareSide(width, height) / USUAL_HAND_TILES));
    }

    private static void requireSize(String dimension, int pixels) {
        if (pixels < LEAST || pixels > MOST) {
            throw new IllegalArgumentException(
                    "a felt is " + LEAST + " to " + MOST + " pixels " + dimension + ", not " + pixels);
        }
    }

    int shorter() {
        return Math.min(width, height);
    }

    int longer() {
        return Math.max(width, height);
    }

    /** The side of a square as large as the felt, rounded down. */
    int squareSide() {
        return squareSide(width, height);
    }

    private static int squareSide(int width, int height) {
        int side = 0;
        for (int bit = 1 << 13; bit > 0; bit >>= 1) {
            int larger = side | bit;
            if (larger * larger <= width * height) {
                side = larger;
            }
        }
        return side;
    }
}
