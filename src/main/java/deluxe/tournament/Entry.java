package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.table.Seat;

/** Something that happens in a match and is written down. */
public sealed interface Entry {
    /** A seat plays, draws or passes. */
    record Move(Seat seat, Action action) implements Entry {}

    /** A round is dealt, from 1. */
    record RoundBegun(int round) implements Entry {}

    /** The clock stands still. */
    record Paused() implements Entry {}

    /** The clock runs again, after so long a pause. */
    record Resumed(int pausedMillis) implements Entry {}

    /** The player ends the match. */
    record EndedEarly() implements Entry {}

    /** The clock has run out. */
    record TimeRanOut() implements Entry {}
}
