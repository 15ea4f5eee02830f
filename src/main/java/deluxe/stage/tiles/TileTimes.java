package deluxe.stage.tiles;

import deluxe.tournament.Pace;

/** How long tiles take to get about: in one place, so that their tempo is tuned there. */
public final class TileTimes {
    /** A tile rising under the finger, or coming to rest. */
    static final double LIFT_MILLIS = 120;

    /** A tile on its way from where it was let go to where it belongs. */
    public static final double FLIGHT_MILLIS = Pace.OWN_FLIGHT_MILLIS;

    /** The opponent's tile leaning out of the hand before it is played. */
    public static final double LEAN_MILLIS = Pace.LEAN_MILLIS;

    /** The opponent's tile on its way to the board, turning up. */
    public static final double LONG_FLIGHT_MILLIS = Pace.FLIGHT_MILLIS;

    /** After a tile has touched down. */
    static final double SETTLE_MILLIS = 110;

    /** The board when tiles are laid anew or seen from further away; a hand closing up. */
    public static final double GLIDE_MILLIS = Pace.GATHER_MILLIS;

    /** From one dealt tile to the next. */
    static final double DEAL_STAGGER_MILLIS = Pace.DEAL_STAGGER_MILLIS;

    public static final double DEAL_FLIGHT_MILLIS = Pace.DEAL_FLIGHT_MILLIS;

    /** A tile turning over where it lies. */
    public static final double TURN_MILLIS = 240;

    /** A hand that shakes its head because it cannot go. */
    public static final double SHRUG_MILLIS = 90;

    /** In what time all that is being told is over once it is hurried. */
    public static final double HURRY_MILLIS = Pace.HURRY_MILLIS;

    /** How the lean of a dragged tile fades when the pointer rests. */
    static final double UPRIGHT_MILLIS = 260;

    private TileTimes() {}
}
