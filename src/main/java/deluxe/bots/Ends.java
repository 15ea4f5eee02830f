package deluxe.bots;

import deluxe.dominoes.Doubles;
import deluxe.dominoes.End;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;

/**
 * A mutable tableau, reduced to what a search needs: how many free halves of ordinary tiles there are of each value, and how many
 * tiles touch each double. Which of several equal ends a tile is joined to makes no difference to what can follow.
 *
 * <p>A <em>place</em> says where a tile can go, as a number: twice the value that it meets, plus one if a double has that value.
 */
final class Ends {
    /** The place of the tile that leads. */
    static final int FELT = -1;

    private static final int VALUES = Tile.MOST_PIPS + 1;
    private static final int MOST_JOINED = 4;
    private static final int JOINED_COUNTS = MOST_JOINED + 1;
    private static final int JOINED_WITHOUT_SPIN = 2;
    private static final int ABSENT = -1;
    private static final int NONE = -1;
    private static final int ALL_VALUES = (1 << VALUES) - 1;

    private final Doubles.Spinners spinners;
    /** What a double counts, by its value and how many tiles touch it. */
    private final int[] countingAsSpinner = new int[VALUES * JOINED_COUNTS];

    private final int[] countingWithoutSpin = new int[VALUES * JOINED_COUNTS];

    private final int[] free = new int[VALUES];
    private final int[] joined = new int[VALUES];
    /** The value of the first double that was played. */
    private int firstDouble = NONE;

    private int sum;
    private int open;
    private boolean bare;

    /** The ends of this tableau. */
    Ends(Tableau tableau, Doubles doubles) {
        spinners = doubles.spinners();
        for (int value = 0; value < VALUES; value++) {
            joined[value] = ABSENT;
            for (int touching = 0; touching < JOINED_COUNTS; touching++) {
                countingAsSpinner[value * JOINED_COUNTS + touching] = doubles.counting(value, true, touching);
                countingWithoutSpin[value * JOINED_COUNTS + touching] = doubles.counting(value, false, touching);
            }
        }
        for (int played = 0; played < tableau.size(); played++) {
            if (tableau.tile(played).isDouble()) {
                lay(tableau.tile(played).high(), tableau.connections(played));
            }
        }
        for (int at = 0; at < tableau.endCount(); at++) {
            End end = tableau.end(at);
            free[tableau.value(end)] += tableau.tile(end.played()).isDouble() ? 0 : 1;
        }
        sum = tableau.sum();
        bare = tableau.isEmpty();
        open = bare ? ALL_VALUES : tableau.openValues();
    }

    /** The place of this end in a tableau. */
    static int place(Tableau tableau, End end) {
        if (end.isFelt()) {
            return FELT;
        }
        return 2 * tableau.value(end) + (tableau.tile(end.played()).isDouble() ? 1 : 0);
    }

    static int placeAtFree(int value) {
        return 2 * value;
    }

    static int placeAtDouble(int value) {
        return 2 * value + 1;
    }

    /** Makes these equal to others of the same rules. */
    void copy(Ends those) {
        System.arraycopy(those.free, 0, free, 0, VALUES);
        System.arraycopy(those.joined, 0, joined, 0, VALUES);
        firstDouble = those.firstDouble;
        sum = those.sum;
        open = those.open;
        bare = those.bare;
    }

    boolean isBare() {
        return bare;
    }

    /** The values of all open ends as bits; all of them on the bare felt. */
    int open() {
        return open;
    }

    int sum() {
        return sum;
    }

    /** Whether a tile could be joined to a free half of this value. */
    boolean hasFree(int value) {
        return free[value] > 0;
    }

    /** Whether a tile could be joined to the double of this value. */
    boolean hasDouble(int value) {
        return joined[value] != ABSENT && hasRoom(value, joined[value]);
    }

    private boolean hasRoom(int value, int touching) {
        return touching < (spins(value) ? MOST_JOINED : JOINED_WITHOUT_SPIN);
    }

    private boolean spins(int value) {
        return switch (spinners) {
            case ALL -> true;
            case FIRST -> firstDouble == NONE || firstDouble == value;
            case NONE -> false;
        };
    }

    private int counting(int value, int touching) {
        return (spins(value) ? countingAsSpinner : countingWithoutSpin)[value * JOINED_COUNTS + touching];
    }

    /** What {@link #sum} would be with this tile at that place. */
    int sumWith(int tile, int place) {
        if (place == FELT) {
            return Halves.pips(tile);
        }
        int value = place >> 1;
        int gained = Halves.isDouble(tile) ? counting(value, 1) : Halves.pips(tile) - value;
        return sum + gained - lost(value, place);
    }

    private int lost(int value, int place) {
        if (place == placeAtFree(value)) {
            return value;
        }
        return counting(value, joined[value]) - counting(value, joined[value] + 1);
    }

    /** What {@link #open} would be with this tile at that place. */
    int openWith(int tile, int place) {
        if (place == FELT) {
            return Halves.bits(tile);
        }
        int value = place >> 1;
        if (Halves.isDouble(tile)) {
            return open;
        }
        boolean atFree = place == placeAtFree(value);
        boolean stays =
                atFree ? free[value] > 1 || hasDouble(value) : free[value] > 0 || hasRoom(value, joined[value] + 1);
        int others = stays ? open : open & ~(1 << value);
        return others | 1 << (Halves.pips(tile) - value);
    }

    /** Joins the tile at that place, where it must fit. */
    void join(int tile, int place) {
        sum = sumWith(tile, place);
        open = openWith(tile, place);
        if (place == FELT) {
            lead(tile);
            return;
        }
        int value = place >> 1;
        if (place == placeAtFree(value)) {
            free[value]--;
        } else {
            joined[value]++;
        }
        if (Halves.isDouble(tile)) {
            lay(value, 1);
        } else {
            free[Halves.pips(tile) - value]++;
        }
    }

    private void lead(int tile) {
        bare = false;
        if (Halves.isDouble(tile)) {
            lay(Halves.high(tile), 0);
        } else {
            free[Halves.high(tile)]++;
            free[Halves.low(tile)]++;
        }
    }

    private void lay(int value, int touching) {
        joined[value] = touching;
        firstDouble = firstDouble == NONE ? value : firstDouble;
    }
}
