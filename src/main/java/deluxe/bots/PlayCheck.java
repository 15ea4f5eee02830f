package deluxe.bots;

import deluxe.kit.Seed;

/** Whether this engine plays as all others do: two thousand games on all tables, and their digest. */
public final class PlayCheck {
    /** What a right engine comes to. */
    public static final String RIGHT = "64eab2e4b1b54813";

    private static final Seed SERIES = Seed.of("9a3e5");
    private static final int GAMES_A_TABLE = 700;

    private PlayCheck() {}

    /** What this engine comes to. */
    public static String digest() {
        return Exhibition.digest(SERIES, GAMES_A_TABLE, Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN);
    }
}
