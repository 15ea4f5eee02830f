package deluxe.stage.tiles;

import deluxe.tournament.Pace;

/** How long tiles take to move, all in one place, so that their tempo can be tuned here. */
public final class TileTimes {
    /** A tile rising under the finger, or coming to rest. */
    static final double LIFT_MILLIS = 120;

    /** A tile on its way from where it was let go to where it belongs. */
    public static final double FLIGHT_MILLIS = Pace.OWN_FLIGHT_MILLIS;

    /** The opponent's tile leaning out of the hand before it is played. */
    public static final double LEAN_MILLIS = Pace.LEAN_MILLIS;

    /** The opponent's tile on its way to the board, turning up. */
    public static final double LONG_FLIGHT_MILLIS = Pace.FLIGHT_MILLIS;

    /** A tile giving way a little after it has touched down. */
    static final double SETTLE_MILLIS = 110;

    /** The board when its tiles are laid anew or it is zoomed out; a hand closing up. */
    public static final double GLIDE_MILLIS = Pace.GATHER_MILLIS;

    /** From one dealt tile to the next. */
    static final double DEAL_STAGGER_MILLIS = Pace.DEAL_STAGGER_MILLIS;

    public static final double DEAL_FLIGHT_MILLIS = Pace.DEAL_FLIGHT_MILLIS;

    /** A tile turning over where it lies. */
    public static final double TURN_MILLIS = 240;

    /** One swing of a hand that shakes because it cannot go. */
    public static final double SHRUG_MILLIS = 90;

    /** How long it takes to finish what is being told once it is hurried. */
    public static final double HURRY_MILLIS = Pace.HURRY_MILLIS;

    /** A dragged tile straightening up when the pointer rests. */
    static final double UPRIGHT_MILLIS = 260;

    private TileTimes() {}
}
