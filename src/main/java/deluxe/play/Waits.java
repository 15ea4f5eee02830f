package deluxe.play;

/** How long the game waits where no record is concerned. */
final class Waits {
    /** From a match's end to its results, once it has been told. */
    static final double RESULT_MILLIS = 1200;

    /** Until a player who must draw and does not is helped. */
    static final double HELP_MILLIS = 3000;

    private Waits() {}
}
