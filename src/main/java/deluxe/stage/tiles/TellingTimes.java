package deluxe.stage.tiles;

/** How long a table takes to tell what happened, and how long that can be read. */
public final class TellingTimes {
    /** Time to read and understand what happened before the next deal, unless a tap hurries it. */
    public static final double READ_MILLIS = 3200;

    /** How long the points of a leftover tile are shown. */
    public static final double LEFTOVER_MILLIS = 1100;

    /** From one tile that is turned up at a round's end to the next, at most; many tiles share {@link #REVEAL_MILLIS}. */
    public static final double REVEAL_STAGGER_MILLIS = 110;

    public static final double REVEAL_MILLIS = 700;

    /** From a tile touching down to the sound of what that leads to: the tile itself must be heard first. */
    public static final double BREATH_MILLIS = 240;

    /** Medals popping up at the ends before the points leave. */
    public static final double CALL_MILLIS = 360;

    /** A score counting up. */
    public static final double COUNT_MILLIS = 400;

    /** From a round's last move to the ribbon about it: the tile must be seen first. */
    public static final double HUSH_MILLIS = 300;

    /** From the last thing that is told of a game to the word that strikes at its end: the board is seen until then. */
    public static final double HOLD_MILLIS = 800;

    /** How long that word is shown. */
    public static final double STRIKE_MILLIS = 1700;

    /** How long a ribbon is shown. */
    public static final double RIBBON_MILLIS = 1500;

    /** How long a sum in words is shown. */
    public static final double SUM_MILLIS = 1300;

    /** How long a sentence is shown. */
    public static final double NOTE_MILLIS = 3200;

    /** A number of the countdown, from its stamp to its end. */
    public static final double COUNTDOWN_MILLIS = 820;

    /** One beat of the clock, at each second near its end. */
    public static final double PULSE_MILLIS = 300;

    private TellingTimes() {}
}
