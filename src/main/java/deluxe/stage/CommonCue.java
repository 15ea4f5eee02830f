package deluxe.stage;

/** What can be heard at any table, and on the screens before and after it. */
public enum CommonCue implements Cue.Kind {
    /** A button was pressed, or a slider let go. */
    PRESSED,
    /** A pop-up opens. */
    OPENED,
    /** A pop-up closes. */
    CLOSED,
    /** What the player meant to do cannot be done. */
    REFUSED,
    /** A number of the countdown: three, two or one. */
    COUNTED_DOWN,
    /** The countdown is over. */
    STARTED,
    /** One of the last seconds: {@code size} are left. */
    TICKED,
    /** It's a player's turn to act. */
    TURN_CAME,
    WON,
    LOST
}
