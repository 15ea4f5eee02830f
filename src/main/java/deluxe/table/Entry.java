package deluxe.table;

/**
 * Something that happens at a table and is written down: what a game's own entries say, or one of these, which every game has.
 * A game lists its own ones in a sealed interface.
 */
public interface Entry {
    /** The clock stands still. */
    record Paused() implements Entry {}

    /** The clock runs again, after so long a pause. */
    record Resumed(int pausedMillis) implements Entry {}

    /** The player ends the match. */
    record EndedEarly() implements Entry {}

    /** The clock has run out. */
    record TimeRanOut() implements Entry {}
}
