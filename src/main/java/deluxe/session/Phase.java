package deluxe.session;

/** How far a match in progress is. */
public sealed interface Phase {
    /** Waiting for the dealer: at first to tell how the match stands, and after "Go" to tell that the clock runs. */
    record Waiting() implements Phase {}

    /**
     * "3, 2, 1, Go" is counted while the clock waits.
     *
     * @param next what is counted next; 0 stands for "Go", and below that the count is over
     * @param atMillis when, by {@link deluxe.ports.Time}
     */
    record Countdown(int next, double atMillis) implements Phase {
        static final int FIRST = 3;
        static final int GO = 0;
    }

    record Running() implements Phase {}

    /**
     * The clock stands still.
     *
     * @param untilMillis when the dealer ends the pause, by {@link deluxe.ports.Time}
     */
    record Paused(double untilMillis) implements Phase {}

    /**
     * The match is over.
     *
     * @param resultsAtMillis when the results are due, by {@link deluxe.ports.Time}
     */
    record Over(Finish finish, double resultsAtMillis) implements Phase {}

    /** The match is over and the results are due. */
    record Done(Finish finish) implements Phase {}
}
