package deluxe.ports;

/** What is to be known of the device and of what its owner has told it about all programs. */
public interface Device {
    boolean prefersReducedMotion();

    /** Tells whenever that is changed. */
    void followMotion(Runnable changed);

    /** Whether it is a phone, a tablet or another that is mainly touched. */
    boolean isTouchFirst();
}
