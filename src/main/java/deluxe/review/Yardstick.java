package deluxe.review;

import deluxe.bots.Deliberation;
import deluxe.dominoes.Round;

/** By what a choice is judged. */
public enum Yardstick {
    /** By what its player could know then. */
    OF_WHAT_WAS_KNOWN,
    /** With everything shown that was hidden. */
    IN_HINDSIGHT;

    /** How many deals are imagined for a choice. */
    private static final int DEALS = 800;

    /** With nothing hidden, only what both go on to do can differ. */
    private static final int TIMES = 24;

    /** Begins to think about what the player to move in this round can do. */
    Deliberation begin(Round round) {
        return this == IN_HINDSIGHT
                ? Deliberation.shown(round, round.turn(), TIMES)
                : new Deliberation(round.view(round.turn()), DEALS);
    }
}
