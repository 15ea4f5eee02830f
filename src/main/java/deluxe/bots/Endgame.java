package deluxe.bots;

import deluxe.dominoes.Tile;
import deluxe.dominoes.View;

/**
 * Plays a round without a boneyard to its end in every way: both hands are known then. The seat that searches wants the best chance
 * to win, and among equal ones the most points; the other wants the opposite.
 */
final class Endgame {
    /** A value is a chance, and in its last bits by how many points the seat is ahead. */
    private static final int AHEAD_BITS = 12;

    private static final int AHEAD_ZERO = 1 << (AHEAD_BITS - 1);
    private static final int WORST = Integer.MIN_VALUE + 1;

    private final Race race;
    private final ImaginedRound[] path = new ImaginedRound[2 * Tile.LARGEST_SET + 2];
    private int positionsLeft;

    /** @param positions how many positions may be looked at in all */
    Endgame(View view, int positions) {
        race = new Race(view.rules().target());
        for (int depth = 0; depth < path.length; depth++) {
            path[depth] = new ImaginedRound(view);
        }
        positionsLeft = positions;
    }

    /** Whether there were too many positions, so that no value means anything. */
    boolean isGivenUp() {
        return positionsLeft < 0;
    }

    /** What the round is worth after this play in it. */
    int worthAfter(ImaginedRound round, int slot, int place) {
        path[0].copy(round);
        path[0].play(slot, place);
        return worth(0, WORST, -WORST);
    }

    static int chance(int worth) {
        return worth >> AHEAD_BITS;
    }

    static int ahead(int worth) {
        return (worth & ((1 << AHEAD_BITS) - 1)) - AHEAD_ZERO;
    }

    private int worth(int depth, int least, int most) {
        ImaginedRound round = path[depth];
        if (round.isOver()) {
            return (race.chance(round) << AHEAD_BITS) + AHEAD_ZERO + round.ahead();
        }
        if (--positionsLeft < 0) {
            return 0;
        }
        Bounds bounds = new Bounds(round.turn() == ImaginedRound.SELF, least, most);
        for (int slot = 0; slot < round.handSize() && !bounds.areMet(); slot++) {
            int tile = round.tile(slot);
            tryAt(depth, slot, Halves.high(tile), bounds);
            if (!Halves.isDouble(tile)) {
                tryAt(depth, slot, Halves.low(tile), bounds);
            }
        }
        if (!bounds.anyTried) {
            path[depth + 1].copy(round);
            path[depth + 1].pass();
            return worth(depth + 1, least, most);
        }
        return bounds.best;
    }

    private void tryAt(int depth, int slot, int value, Bounds bounds) {
        Ends ends = path[depth].ends();
        if (ends.hasFree(value)) {
            tryPlay(depth, slot, Ends.placeAtFree(value), bounds);
        }
        if (ends.hasDouble(value)) {
            tryPlay(depth, slot, Ends.placeAtDouble(value), bounds);
        }
    }

    private void tryPlay(int depth, int slot, int place, Bounds bounds) {
        if (bounds.areMet()) {
            return;
        }
        path[depth + 1].copy(path[depth]);
        path[depth + 1].play(slot, place);
        bounds.note(worth(depth + 1, bounds.least, bounds.most));
    }

    /** Between which values the one that is looked for lies, and the best for the player to move so far. */
    private static final class Bounds {
        private final boolean isHigherBetter;
        private int least;
        private int most;
        private int best;
        private boolean anyTried;

        Bounds(boolean isHigherBetter, int least, int most) {
            this.isHigherBetter = isHigherBetter;
            this.least = least;
            this.most = most;
        }

        boolean areMet() {
            return anyTried && least >= most;
        }

        void note(int worth) {
            if (!anyTried || (isHigherBetter ? worth > best : worth < best)) {
                best = worth;
            }
            anyTried = true;
            if (isHigherBetter) {
                least = Math.max(least, best);
            } else {
                most = Math.min(most, best);
            }
        }
    }
}
