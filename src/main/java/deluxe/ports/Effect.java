package deluxe.ports;

/** Something short to be heard; several of them have variants, so that they do not grate. */
public enum Effect {
    /** A tile put down on the table. */
    CLACK,
    /** A tile back in its place in the hand. */
    HOME,
    LIFT,
    /** A tile drawn over felt. */
    SLIDE,
    DEAL,
    SHUFFLE,
    DRAW,
    /** Knuckles on the table: nothing to play. */
    KNOCK,
    PEG,
    TAP,
    TICK,
    /** A dull "does not fit". */
    REFUSAL,
    /** A pop-up comes. */
    OPEN,
    /** A pop-up goes. */
    CLOSE,
    /** A ladder: the variants rise. */
    SCORE,
    /** The player went out. */
    FANFARE,
    /** The opponent went out. */
    THEIRS,
    /** Nobody can go. */
    STUCK,
    /** Three, two, one. */
    COUNT,
    GO,
    WIN,
    LOSE,
    /** It is your turn. */
    BELL;

    /** Whether music steps back for it. */
    public boolean isSolo() {
        return this == FANFARE || this == THEIRS || this == STUCK || this == WIN || this == LOSE;
    }
}
