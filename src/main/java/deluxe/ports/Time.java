package deluxe.ports;

/** The clocks of the device. */
public interface Time {
    /**
     * Milliseconds since some moment before the game began. It never goes back, and goes on while the device sleeps or holds up the
     * page's timers.
     */
    double nowMillis();

    /** Milliseconds since 1970 by the device's calendar, which its owner can set. */
    double wallMillis();

    /** Today's date by the device's calendar and time zone, counted in days from 1 January 1970. */
    int today();
}
