package deluxe.bots;

import deluxe.dominoes.Points;
import deluxe.kit.Rng;

/**
 * Plays imagined rounds to their end. Both sides use the same quick judgement: points first, but doubles, few open values, a low
 * sum and remaining tiles that fit are worth something too. A bot that used only this judgement beat {@link Hard} in 65 of 100
 * games.
 */
final class Playout {
    // What a play is worth, in twentieths of a point; found by playing against Hard.
    private static final int POINT = 20;
    private static final int DOUBLE = 80;
    private static final int TILE_THAT_FITS = 30;
    private static final int OPEN_VALUE = -30;
    private static final int PIP_OF_SUM = -3;

    /** What a playout costs besides its {@link #weigh weighings}, as a number of weighings. */
    private static final int OVERHEAD = 8;

    private final Rng rng;
    private int work;

    private int best;
    private int bestSlot;
    private int bestPlace;
    private int ties;

    Playout(Rng rng) {
        this.rng = rng;
    }

    /** How much work was done so far, in tiles weighed. */
    int work() {
        return work;
    }

    void finish(ImaginedRound round) {
        work += OVERHEAD;
        while (!round.isOver()) {
            move(round);
        }
    }

    private void move(ImaginedRound round) {
        ties = 0;
        for (int slot = 0; slot < round.handSize(); slot++) {
            weigh(round, slot);
        }
        while (ties == 0 && round.canDraw()) {
            round.draw();
            weigh(round, round.handSize() - 1);
        }
        if (ties == 0) {
            round.pass();
        } else {
            round.play(bestSlot, bestPlace);
        }
    }

    /** Weighs the tile at every place where it fits. */
    private void weigh(ImaginedRound round, int slot) {
        work++;
        Ends ends = round.ends();
        int tile = round.tile(slot);
        if ((Halves.bits(tile) & ends.open()) == 0) {
            return;
        }
        if (ends.isBare()) {
            weigh(round, slot, Ends.FELT);
            return;
        }
        weighAt(round, slot, Halves.high(tile));
        if (!Halves.isDouble(tile)) {
            weighAt(round, slot, Halves.low(tile));
        }
    }

    private void weighAt(ImaginedRound round, int slot, int value) {
        if (round.ends().hasFree(value)) {
            weigh(round, slot, Ends.placeAtFree(value));
        }
        if (round.ends().hasDouble(value)) {
            weigh(round, slot, Ends.placeAtDouble(value));
        }
    }

    private void weigh(ImaginedRound round, int slot, int place) {
        int worth = worth(round, slot, place);
        if (ties > 0 && worth < best) {
            return;
        }
        ties = ties > 0 && worth == best ? ties + 1 : 1;
        if (ties == 1 || chance(ties)) {
            best = worth;
            bestSlot = slot;
            bestPlace = place;
        }
    }

    /** True once in {@code times}, accurately enough for play. */
    private boolean chance(int times) {
        return ((rng.nextInt() >>> 16) * times) >>> 16 == 0;
    }

    private static int worth(ImaginedRound round, int slot, int place) {
        int tile = round.tile(slot);
        int sum = round.ends().sumWith(tile, place);
        int open = round.ends().openWith(tile, place);
        int worth = POINT * Points.forEnds(sum) + PIP_OF_SUM * sum + OPEN_VALUE * Integer.bitCount(open);
        if (Halves.isDouble(tile)) {
            worth += DOUBLE;
        }
        for (int other = 0; other < round.handSize(); other++) {
            if (other != slot && (Halves.bits(round.tile(other)) & open) != 0) {
                worth += TILE_THAT_FITS;
            }
        }
        return worth;
    }
}
