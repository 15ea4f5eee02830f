package deluxe.ports;

/** What the game needs to know about the device, and about what its owner has chosen for all programs. */
public interface Device {
    Wishes wishes();

    /** Runs {@code changed} whenever they change. */
    void followWishes(Runnable changed);

    /** Whether it is a phone, a tablet or another device that is mainly touched. */
    boolean isTouchFirst();
}
