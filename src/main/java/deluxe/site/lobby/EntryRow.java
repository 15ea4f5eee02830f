package deluxe.site.lobby;

/**
 * A player's place in a tournament, as an operator sees it.
 *
 * @param state {@code playing}, {@code ranked}, {@code held} or {@code refused}
 * @param total 0 unless it counts
 */
public record EntryRow(String match, String name, String state, int total, long enteredMillis) {}
