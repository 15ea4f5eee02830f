package deluxe.session;

/** How long a session waits where that doesn't affect the record. */
final class Waits {
    /** From a match's end to its results, once it has been seen. */
    static final double RESULT_MILLIS = 1200;

    /** From one number of the countdown to the next. */
    static final double COUNT_MILLIS = 750;

    /** How long a dealer may take to answer before the player is told to wait. */
    static final double PATIENCE_MILLIS = 1500;

    /** From telling the player to wait to telling it again. */
    static final double SAID_AGAIN_MILLIS = 4000;

    private Waits() {}
}
