package deluxe.session;

/**
 * How a match is played at a table, where its rules and terms leave that open.
 *
 * @param mayPause whether the match can be paused
 * @param passesByHand whether a player who can neither play nor draw must say so; otherwise the pass is entered when it is due
 */
public record Conduct(boolean mayPause, boolean passesByHand) {}
