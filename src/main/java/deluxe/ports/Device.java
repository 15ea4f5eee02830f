package deluxe.ports;

/** What is to be known of the device and of what its owner has told it about all programs. */
public interface Device {
    boolean prefersReducedMotion();

    /** Whether it is a phone, a tablet or another that is mainly touched. */
    boolean isTouchFirst();
}
