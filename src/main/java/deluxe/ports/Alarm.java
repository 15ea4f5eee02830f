package deluxe.ports;

/** Wakes its user later, whether anything is painted or not. */
public interface Alarm {
    /** Rings once, after this time or, on a busy or sleeping device, later. */
    void ringIn(double millis, Ring ring);

    /** What to do then. */
    interface Ring {
        void ring();
    }
}
