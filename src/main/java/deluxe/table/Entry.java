package deluxe.table;

/**
 * Something that happens at a table and is written down: one of these entries, which every game has, or one of a game's own, which
 * the game lists in a sealed interface.
 */
public interface Entry {
    /** The clock stops. */
    record Paused() implements Entry {}

    /** The clock runs again after a pause of this length. */
    record Resumed(int pausedMillis) implements Entry {}

    /** The player ends the match. */
    record EndedEarly() implements Entry {}

    /** The clock has run out. */
    record TimeRanOut() implements Entry {}
}
