package deluxe.dominoes;

/** Turns sums into points. */
public final class Points {
    static final int FIVE = 5;

    private Points() {}

    /** What the ends score: their sum, if it is a positive multiple of five, else 0. */
    public static int forEnds(int sum) {
        return sum % FIVE == 0 ? sum : 0;
    }

    /** Pips rounded to the nearest five: 22 becomes 20, 23 becomes 25. */
    public static int rounded(int pips) {
        return (pips + FIVE / 2) / FIVE * FIVE;
    }
}
