package deluxe.stage;

import deluxe.tournament.Pace;

/** How long motion takes at any table, and how it begins and ends. */
public final class Motion {
    /** What fades in and out: hints, veils, rings; with reduced motion, also everything that would move. */
    public static final double FADE_MILLIS = 160;

    /** Sparks from the ends to the score, each a little after the one before. */
    public static final double SPARK_MILLIS = 460;

    public static final double SPARK_STAGGER_MILLIS = 22;

    /** The least time that a ribbon is shown before the next one appears. */
    public static final double GLANCE_MILLIS = Pace.GLANCE_MILLIS;

    public static final double STAMP_MILLIS = 150;

    public static final double CONFETTI_MILLIS = 4200;

    public static final double HANDFUL_MILLIS = 1800;

    private Motion() {}

    /** How a motion's progress follows from the time that has passed, both from 0 to 1. */
    public interface Easing {
        double at(double share);
    }

    /** Starts fast and comes gently to rest. */
    public static double settle(double share) {
        double left = 1 - share;
        return 1 - left * left * left;
    }

    /** Starts gently and comes gently to rest. */
    public static double glide(double share) {
        return share * share * (3 - 2 * share);
    }

    /** Starts slowly and ends fast, like a tile put down. */
    static double drop(double share) {
        return share * (1.6 * share * (1 - share) + share * share + .4 * (1 - share));
    }

    public static double steady(double share) {
        return share;
    }

    /** From 0 up to 1 in the middle and back. */
    public static double hill(double share) {
        return 4 * share * (1 - share);
    }
}
