package deluxe.bots;

import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import java.util.Arrays;

/** Tiles that came into the other's hand at the same time, and what is known about them without seeing them. */
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

    /** Notes that none of these tiles has any of these values, given as bits. */
    void lacks(int values) {
        lacking |= values;
    }

    boolean mayInclude(int tile) {
        return size > 0 && (Halves.bits(tile) & lacking) == 0 && likelihood[tile] > 0;
    }

    /** Notes that one of its tiles was played. */
    void remove() {
        size--;
    }

    /** Notes that this tile isn't in the handful. */
    void excludes(int tile) {
        likelihood[tile] = 0;
    }

    /** Makes this tile less likely than it was: {@code part} out of {@code whole}. */
    void doubts(int tile, int part, int whole) {
        if (likelihood[tile] > whole) {
            likelihood[tile] = likelihood[tile] / whole * part;
        }
    }

    /**
     * Picks one of the first {@code count} tiles of a pool, likelier tiles more often. If all are ruled out, it picks any of them:
     * that happens only where drawing is free, when the other has drawn without having to.
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
