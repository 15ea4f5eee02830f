package deluxe.stage;

/** Every duration and easing of the table by name, so that its tempo is tuned in one place. */
public final class Motion {
    /** A tile rising under the finger, or coming to rest. */
    public static final double LIFT_MILLIS = 120;

    /** A tile on its way from where it was let go to where it belongs. */
    public static final double FLIGHT_MILLIS = 220;

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
}
