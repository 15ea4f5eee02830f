package deluxe.ports;

/** The clocks of the device. */
public interface Time {
    /**
     * Milliseconds since some moment before the game began; never goes back, and goes on while the device sleeps or holds the
     * page's timers up.
     */
    double nowMillis();

    /** Milliseconds since 1970 by the device's calendar, which its owner may set. */
    double wallMillis();

    /** The day by the device's calendar where it is, counted from 1 January 1970. */
    int today();
}
