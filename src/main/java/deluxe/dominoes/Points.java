package deluxe.dominoes;

/** What makes points out of sums. */
public final class Points {
    static final int FIVE = 5;

    private Points() {}

    /** What the ends bring: their sum, if it is a positive multiple of five. */
    public static int forEnds(int sum) {
        return sum % FIVE == 0 ? sum : 0;
    }

    /** Pips to the nearest five: 22 is 20, 23 is 25. */
    public static int rounded(int pips) {
        return (pips + FIVE / 2) / FIVE * FIVE;
    }
}
