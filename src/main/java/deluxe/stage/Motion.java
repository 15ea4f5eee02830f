package deluxe.stage;

import deluxe.tournament.Pace;

/** How long what any table shows takes, and how motion begins and ends. */
public final class Motion {
    /** What comes and goes softly: hints, veils, rings; also all that moves when motion is reduced. */
    public static final double FADE_MILLIS = 160;

    /** Sparks from the ends to the score, each a little after the one before. */
    public static final double SPARK_MILLIS = 460;

    public static final double SPARK_STAGGER_MILLIS = 22;

    /** What a ribbon has at least before the next one comes. */
    public static final double GLANCE_MILLIS = Pace.GLANCE_MILLIS;

    public static final double STAMP_MILLIS = 150;

    public static final double CONFETTI_MILLIS = 4200;

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

    public static double steady(double share) {
        return share;
    }

    /** From nothing up to one in the middle and back. */
    public static double hill(double share) {
        return 4 * share * (1 - share);
    }
}
