package deluxe.stage;

import deluxe.tournament.Pace;

/** Every duration and easing of the table by name, so that its tempo is tuned in one place. */
public final class Motion {
    /** A tile rising under the finger, or coming to rest. */
    public static final double LIFT_MILLIS = 120;

    /** A tile on its way from where it was let go to where it belongs. */
    public static final double FLIGHT_MILLIS = Pace.OWN_FLIGHT_MILLIS;

    /** The opponent's tile leaning out of the hand before it is played. */
    static final double LEAN_MILLIS = Pace.LEAN_MILLIS;

    /** The opponent's tile on its way to the board, turning up. */
    static final double LONG_FLIGHT_MILLIS = Pace.FLIGHT_MILLIS;

    /** After a tile has touched down. */
    static final double SETTLE_MILLIS = 110;

    /** The board when tiles are laid anew or seen from further away; a hand closing up. */
    static final double GLIDE_MILLIS = Pace.GATHER_MILLIS;

    /** From one dealt tile to the next. */
    static final double DEAL_STAGGER_MILLIS = Pace.DEAL_STAGGER_MILLIS;

    static final double DEAL_FLIGHT_MILLIS = Pace.DEAL_FLIGHT_MILLIS;

    /** What has to be read and understood before the next deal, unless a tap hurries it. */
    static final double READ_MILLIS = 3200;

    /** The points of a tile that was left over. */
    static final double LEFTOVER_MILLIS = 1100;

    /** From one tile that is turned up at a round's end to the next, at most; many tiles share {@link #REVEAL_MILLIS}. */
    static final double REVEAL_STAGGER_MILLIS = 110;

    static final double REVEAL_MILLIS = 700;

    /** A tile turning over where it lies. */
    static final double TURN_MILLIS = 240;

    /** A hand that shakes its head because it cannot go. */
    static final double SHRUG_MILLIS = 90;

    /** From a tile's touching down to what is heard because of it: the tile itself is to be heard first. */
    static final double BREATH_MILLIS = 240;

    /** What comes and goes softly: hints, veils, rings; also all that moves when motion is reduced. */
    static final double FADE_MILLIS = 160;

    /** Medals popping up at the ends before the points leave. */
    static final double CALL_MILLIS = 360;

    /** Sparks from the ends to the score, each a little after the one before. */
    static final double SPARK_MILLIS = 460;

    static final double SPARK_STAGGER_MILLIS = 22;

    /** A score counting up. */
    static final double COUNT_MILLIS = 400;

    /** From a round's last move to the ribbon that tells of it: the tile is to be seen first. */
    public static final double HUSH_MILLIS = 300;

    /** How long a ribbon stands. */
    static final double RIBBON_MILLIS = 1500;

    /** What a ribbon has at least before the next one comes. */
    static final double GLANCE_MILLIS = 900;

    /** How long a sum in words stands. */
    static final double SUM_MILLIS = 1300;

    /** How long a sentence stands. */
    static final double NOTE_MILLIS = 3200;

    /** A number of the countdown, from its stamp to its end. */
    static final double COUNTDOWN_MILLIS = 820;

    static final double STAMP_MILLIS = 150;

    /** A second's beat of the clock near its end. */
    static final double PULSE_MILLIS = 300;

    static final double CONFETTI_MILLIS = 4200;

    /** In what time all that is being told is over once it is hurried. */
    static final double HURRY_MILLIS = Pace.HURRY_MILLIS;

    /** How the lean of a dragged tile fades when the pointer rests. */
    static final double UPRIGHT_MILLIS = 260;

    private Motion() {}

    /** How a motion's progress follows from the time that has passed, both 0 to 1. */
    public interface Easing {
        double at(double share);
    }

    /** Fast away and soft to rest. */
    public static double settle(double share) {
        double left = 1 - share;
        return 1 - left * left * left;
    }

    /** Soft away and soft to rest. */
    public static double glide(double share) {
        return share * share * (3 - 2 * share);
    }

    /** Slow away and fast to its end: a tile put down. */
    static double drop(double share) {
        return share * (1.6 * share * (1 - share) + share * share + .4 * (1 - share));
    }

    static double steady(double share) {
        return share;
    }

    /** From nothing up to one in the middle and back. */
    static double hill(double share) {
        return 4 * share * (1 - share);
    }
}
