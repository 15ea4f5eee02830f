package deluxe.stage.tavern;

import deluxe.ports.Sound;

/** The recorded sounds of the tavern; several have variants, so that they do not grate. */
public enum TavernClip implements Sound.Clip {
    /** A die on the board, thrown hard. */
    HARD,
    WOOD,
    /** A die on the board that has almost come to rest. */
    SOFT,
    /** A die against the rim of the board. */
    WALL,
    /** A die against another. */
    BONE,
    /** Dice in the cup. */
    SHAKE,
    /** One coin lands on others. */
    CLINK,
    /** A heap of coins is pulled across the table. */
    HEAP,
    /** A few coins are put down at once. */
    STACK,
    /** A stamp is pressed into wax. */
    SEAL,
    /** A parchment is opened. */
    UNROLL,
    /** A parchment is put away. */
    ROLL,
    DOOR_IN,
    DOOR_OUT,
    /** A button. */
    TOUCH,
    /** A dull "not like this". */
    REFUSAL,
    /** It is somebody's turn to throw. */
    TURN,
    /** A round is won. */
    WON,
    /** A round is lost. */
    LOST,
    /** Nobody has won the round. */
    DRAWN,
    /** All opponents are broke. */
    VICTORY,
    /** The player is broke. */
    RUIN;

    @Override
    public int[] cuts() {
        return TavernCuts.of(this);
    }

    @Override
    public boolean isSolo() {
        return this == WON || this == LOST || this == DRAWN || this == VICTORY || this == RUIN;
    }
}
