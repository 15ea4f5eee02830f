package deluxe.bots;

import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import java.util.Arrays;

/** Tiles that came into the other's hand at the same time, as far as one who does not see them knows them. */
final class Handful {
    /** How likely a tile is before anything speaks against it. */
    private static final int UNDOUBTED = 1 << 12;

    private final int[] likelihood = new int[Tile.LARGEST_SET];
    private int size;
    private int lacking;

    Handful(int size) {
        this.size = size;
        Arrays.fill(likelihood, UNDOUBTED);
    }

    int size() {
        return size;
    }

    /** None of these tiles has any of these values, given as bits. */
    void lacks(int values) {
        lacking |= values;
    }

    boolean mayInclude(int tile) {
        return size > 0 && (Halves.bits(tile) & lacking) == 0 && likelihood[tile] > 0;
    }

    /** One of its tiles was played. */
    void remove() {
        size--;
    }

    /** This tile is none of them. */
    void excludes(int tile) {
        likelihood[tile] = 0;
    }

    /** This tile is less likely than it was: {@code part} out of {@code whole}. */
    void doubts(int tile, int part, int whole) {
        if (likelihood[tile] > whole) {
            likelihood[tile] = likelihood[tile] / whole * part;
        }
    }

    /**
     * Picks one of the first {@code count} tiles of a pool, the likelier the oftener; any of them if all are ruled out, as
     * happens only to one who draws on a table where nobody must.
     */
    int pick(int[] pool, int count, Rng rng) {
        int all = 0;
        for (int at = 0; at < count; at++) {
            all += likelihood(pool[at]);
        }
        if (all == 0) {
            return rng.below(count);
        }
        int at = 0;
        for (int rest = rng.below(all) - likelihood(pool[0]); rest >= 0; rest -= likelihood(pool[at])) {
            at++;
        }
        return at;
    }

    private int likelihood(int tile) {
        return (Halves.bits(tile) & lacking) == 0 ? likelihood[tile] : 0;
    }
}
