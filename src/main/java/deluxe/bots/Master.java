package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/**
 * The strongest bot. It imagines what is hidden in many ways that agree with what the other did, plays the round out after each of
 * its own plays, and chooses the play after which it wins the game most often. It drops the worse half of its plays at a time, so
 * most of the work goes into the hardest choice.
 */
final class Master implements Bot {
    /**
     * How much work goes into a choice, in tiles weighed, for each tile of the set; with double-six a whole round's playout takes
     * about 25.
     */
    private static final int BUDGET_A_TILE = 286;

    /** The same for one that gives a choice little thought. */
    private static final int HASTY_BUDGET_A_TILE = 30;

    private final int budget;

    Master() {
        this(BUDGET_A_TILE);
    }

    private Master(int budget) {
        this.budget = budget;
    }

    /** One that imagines far less before it chooses. */
    static Master hasty() {
        return new Master(HASTY_BUDGET_A_TILE);
    }

    @Override
    public Play choose(View view, Plays plays, Rng rng) {
        Candidates candidates = new Candidates(view, plays);
        if (candidates.size() > 1) {
            compare(candidates, view, rng);
        }
        return candidates.best();
    }

    private void compare(Candidates candidates, View view, Rng rng) {
        Lookahead lookahead = new Lookahead(view, new OtherHand(view), rng);
        int share = budget * view.rules().set().tiles() / halvings(candidates.size());
        for (int spent = share; candidates.size() > 1; spent += share) {
            while (lookahead.work() < spent) {
                lookahead.imagine();
                for (int at = 0; at < candidates.size(); at++) {
                    candidates.add(at, lookahead.chanceAfter(candidates.slot(at), candidates.place(at)));
                }
            }
            candidates.keepBest((candidates.size() + 1) / 2);
        }
    }

    /** How many times this many can be halved, rounding up, until one is left. */
    private static int halvings(int count) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    }
}
