package deluxe.dice;

/** How much of the wager the dice of Panquist's last throw win. */
public final class Share {
    private static final int[] QUARTER = {521, 621, 531, 541, 532, 632, 542, 651, 642, 652};
    private static final int[] HALF = {511, 421, 431, 432, 631, 641, 543, 643, 653};
    private static final int[] THREE_QUARTERS = {
        322, 611, 422, 522, 333, 622, 433, 551, 443, 552, 444, 661, 553, 662, 554
    };
    private static final int[] ALL = {331, 332, 441, 442, 533, 633, 544, 644};
    private static final int[][] BY_QUARTERS = {QUARTER, HALF, THREE_QUARTERS, ALL};

    private Share() {}

    /** The number of quarters, from 1 to 4. The total must be from 7 to 14. */
    public static int quarters(Throw thrown) {
        int faces = thrown.sorted();
        for (int quarters = 1; quarters <= BY_QUARTERS.length; quarters++) {
            if (holds(BY_QUARTERS[quarters - 1], faces)) {
                return quarters;
            }
        }
        throw new IllegalArgumentException("no share of the wager is won with " + thrown);
    }

    private static boolean holds(int[] table, int faces) {
        for (int entry : table) {
            if (entry == faces) {
                return true;
            }
        }
        return false;
    }
}
