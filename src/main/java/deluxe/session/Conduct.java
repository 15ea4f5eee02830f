package deluxe.session;

/**
 * How a match is played at a table, as far as its rules and terms leave that open.
 *
 * @param mayPause whether it can stand still
 * @param passesByHand whether the player says it who can neither play nor draw; else that is entered when it is due
 */
public record Conduct(boolean mayPause, boolean passesByHand) {}
