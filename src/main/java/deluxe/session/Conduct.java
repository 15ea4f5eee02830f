package deluxe.session;

/**
 * How a match is played at a table, where its rules and terms leave that open.
 *
 * @param mayPause whether the match can be paused
 * @param passesByHand whether a player who can neither play nor draw must say so; otherwise the pass is entered when it is due
 * @param isSealed whether the record is kept back at the end, because somebody else may still play the same deals
 */
public record Conduct(boolean mayPause, boolean passesByHand, boolean isSealed) {
    /** The conduct of a match whose deals nobody else will play. */
    public Conduct(boolean mayPause, boolean passesByHand) {
        this(mayPause, passesByHand, false);
    }
}
