package deluxe.kit;

/** Text from outside that cannot be read as what it should be. The message is one line and names the offending value. */
public final class Malformed extends IllegalArgumentException {
    public Malformed(String message) {
        super(message);
    }
}
