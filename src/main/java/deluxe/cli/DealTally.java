package deluxe.cli;

import deluxe.dominoes.Deal;
import java.util.List;

/** What is counted over many deals of the double-six set, beside what chance says. */
final class DealTally {
    static final int TILES = 28;
    /** With fewer, some cases are too rare to be counted. */
    static final int LEAST_DEALS = 10_000;

    private static final int HAND = 7;
    private static final int DOUBLES = 7;
    /** Six doubles in a hand are too rare to be told from seven. */
    private static final int MOST_DOUBLES = 6;
    /** A table of whole shuffles varies a little more than one of single draws. */
    private static final double OF_SHUFFLES = (TILES - 1.0) / TILES;

    private final int[] places = new int[TILES * TILES];
    private final int[] pairs = new int[TILES * TILES];
    private final int[] lastTwo = new int[TILES * TILES];
    private final int[] doubles = new int[MOST_DOUBLES + 1];
    private final int[] thoughts = new int[TILES * TILES];
    private int deals;

    /** @param thought below {@link #TILES}, from the same deck */
    void add(Deal deal, int thought) {
        int held = 0;
        for (int at = 0; at < TILES; at++) {
            places[cell(at, deal.tile(at).index())]++;
            held += at < HAND && deal.tile(at).isDouble() ? 1 : 0;
        }
        doubles[Math.min(held, MOST_DOUBLES)]++;
        // Each pair of places in the hand has its turn.
        int one = deals % HAND;
        int other = (one + 1 + deals / HAND % (HAND - 1)) % HAND;
        pairs[cell(deal.tile(one).index(), deal.tile(other).index())]++;
        int last = deal.tile(TILES - 1).index();
        lastTwo[cell(deal.tile(TILES - 2).index(), last)]++;
        thoughts[cell(thought, last)]++;
        deals++;
    }

    private static int cell(int row, int column) {
        return row * TILES + column;
    }

    List<ChiSquare> findings() {
        double each = deals / (double) (TILES * (TILES - 1));
        return List.of(
                new ChiSquare(
                        "the place of each tile",
                        ChiSquare.of(places, deals / (double) TILES) * OF_SHUFFLES,
                        (TILES - 1) * (TILES - 1)),
                new ChiSquare("pairs in the player's hand", pairSum(pairs, each), TILES * (TILES - 1) - 1),
                new ChiSquare("the last two of the boneyard", pairSum(lastTwo, each), TILES * (TILES - 1) - 1),
                new ChiSquare("doubles in the player's hand", doublesSum(), MOST_DOUBLES),
                new ChiSquare(
                        "the last tile and a thinking time",
                        ChiSquare.of(thoughts, deals / (double) (TILES * TILES)),
                        TILES * TILES - 1));
    }

    /** Of two different tiles. */
    private static double pairSum(int[] counts, double each) {
        return ChiSquare.of(counts, each) - TILES * each;
    }

    private double doublesSum() {
        double sum = 0;
        double rest = 1;
        for (int held = 0; held <= MOST_DOUBLES; held++) {
            double share = held == MOST_DOUBLES
                    ? rest
                    : ways(DOUBLES, held) * ways(TILES - DOUBLES, HAND - held) / ways(TILES, HAND);
            rest -= share;
            double expected = share * deals;
            sum += (doubles[held] - expected) * (doubles[held] - expected) / expected;
        }
        return sum;
    }

    /** How many choices there are of so many things out of all. */
    private static double ways(int all, int chosen) {
        double ways = 1;
        for (int at = 0; at < chosen; at++) {
            ways = ways * (all - at) / (at + 1);
        }
        return ways;
    }
}
