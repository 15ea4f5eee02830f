package deluxe.ports;

/** What the game needs to know about the device, and about what its owner has chosen for all programs. */
public interface Device {
    boolean prefersReducedMotion();

    /** Runs {@code changed} whenever that choice changes. */
    void followMotion(Runnable changed);

    /** Whether it is a phone, a tablet or another device that is mainly touched. */
    boolean isTouchFirst();
}
