package deluxe.ports;

/** A clock that never goes back. */
public interface Time {
    /** Milliseconds since some moment before the game began. */
    double nowMillis();
}
