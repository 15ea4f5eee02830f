package deluxe.stage.tiles;

import deluxe.stage.Cue;

/** What can be heard at a table of dominoes. */
public enum TileCue implements Cue.Kind {
    /** The boneyard is stirred. */
    SHUFFLED,
    /** A dealt tile has reached its hand. */
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
    /** The first points have reached the score: {@code size} in all. */
    SCORED,
    WENT_OUT,
    /** Nobody can go. */
    STUCK,
    /** A leftover tile is turned up and counted, the {@code size}th. */
    COUNTED
}
