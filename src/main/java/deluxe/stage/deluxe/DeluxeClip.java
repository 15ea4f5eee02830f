package deluxe.stage.deluxe;

import deluxe.ports.Sound;

/** The recorded sounds of the Deluxe table; several have variants, so that they do not grate. */
public enum DeluxeClip implements Sound.Clip {
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
    /** A pop-up opens. */
    OPEN,
    /** A pop-up closes. */
    CLOSE,
    /** A ladder: each variant is higher than the one before. */
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

    @Override
    public int[] cuts() {
        return Cuts.of(this);
    }

    @Override
    public boolean isSolo() {
        return this == FANFARE || this == THEIRS || this == STUCK || this == WIN || this == LOSE;
    }
}
