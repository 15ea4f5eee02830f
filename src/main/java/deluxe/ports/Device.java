package deluxe.ports;

/** What the player has told the device about all of its programs. */
public interface Device {
    boolean prefersReducedMotion();
}
