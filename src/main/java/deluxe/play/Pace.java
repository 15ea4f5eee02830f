package deluxe.play;

import deluxe.kit.Rng;

/** How long things take at a table of people. The opponent's hesitation is cosmetic: it hangs on no seed of a match. */
final class Pace {
    /** From one draw of the opponent to the next, and to the play that follows. */
    static final double DRAW_MILLIS = 1000;

    /** A moment of rest when a round's end has been told. */
    static final double ROUND_PAUSE_MILLIS = 900;

    static final double RESULT_PAUSE_MILLIS = 1200;
    static final double COUNT_MILLIS = 750;
    static final double HELP_MILLIS = 3000;

    private static final int SHORTEST_THOUGHT_MILLIS = 600;
    private static final int THOUGHT_RANGE_MILLIS = 600;

    private final Rng rng;

    Pace(Rng rng) {
        this.rng = rng;
    }

    /** A human moment. */
    double thoughtMillis() {
        return SHORTEST_THOUGHT_MILLIS + rng.below(THOUGHT_RANGE_MILLIS + 1);
    }
}
