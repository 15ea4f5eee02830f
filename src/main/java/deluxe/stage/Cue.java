package deluxe.stage;

import deluxe.table.Seat;

/**
 * A moment at the table that can be heard.
 *
 * @param seat whose action caused it
 * @param size how many points, or its place in a row; 0 where there is nothing to count
 * @param atMillis in the stage's own time
 */
public record Cue(Kind kind, Seat seat, int size, double atMillis) {
    /** What happens: a {@link CommonCue} of any table, or one that only some tables know. */
    public interface Kind {}

    /** Hears the cues. */
    public interface Ear {
        void hear(Cue cue);
    }
}
