package deluxe.stage;

import deluxe.table.Seat;

/**
 * A moment at the table that can be heard.
 *
 * @param seat whose doing it is
 * @param size how many points, or the how manieth; 0 where there is nothing to count
 * @param atMillis by the stage's own time
 */
public record Cue(Kind kind, Seat seat, int size, double atMillis) {
    /** What happens then. */
    public enum Kind {
        /** The boneyard is stirred. */
        SHUFFLED,
        /** A dealt tile has come to its hand. */
        DEALT,
        LIFTED,
        /** A tile that was let go is back in the hand. */
        CAME_HOME,
        /** A tile leans out of a hand. */
        LEANT,
        /** A tile touches down on the board. */
        LAID,
        DRAWN,
        PASSED,
        /** The first points have come to the score: {@code size} in all. */
        SCORED,
        WENT_OUT,
        /** Nobody can go. */
        STUCK,
        /** A leftover tile is turned up and counted, the {@code size}th. */
        COUNTED,
        /** A player is to act. */
        TURN_CAME
    }

    /** Who listens. */
    public interface Ear {
        void hear(Cue cue);
    }
}
