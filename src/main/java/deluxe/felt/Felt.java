package deluxe.felt;

/** The part of the screen that the board may fill, in CSS pixels. */
public record Felt(int width, int height) {
    private static final int LEAST = 50;
    public static final int MOST = 16_000;

    public Felt {
        requireSize("wide", width);
        requireSize("high", height);
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

    /** The side of a square that is as large, rounded down. */
    int squareSide() {
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
