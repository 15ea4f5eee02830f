package deluxe.ports;

/** Calls back later, whether anything is painted or not. */
public interface Alarm {
    /** Rings once, after this time or, on a busy or sleeping device, later. */
    void ringIn(double millis, Ring ring);

    /** What to do when the time has come. */
    interface Ring {
        void ring();
    }
}
