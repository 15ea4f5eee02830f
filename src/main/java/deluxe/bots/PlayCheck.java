package deluxe.bots;

import deluxe.kit.Seed;

/** Checks whether this engine plays as all others do, by the digest of two thousand games at all tables. */
public final class PlayCheck {
    /** The digest of a correct engine. */
    public static final String RIGHT = "8bc97a35fab7f920";

    private static final Seed SERIES = Seed.of("9a3e5");
    private static final int GAMES_A_TABLE = 700;

    private PlayCheck() {}

    /** The digest of this engine. */
    public static String digest() {
        return Exhibition.digest(SERIES, GAMES_A_TABLE, Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN);
    }
}
