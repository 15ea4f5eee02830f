package deluxe.ports;

/** What the device's owner has chosen for all programs. */
public record Wishes(boolean lessMotion, boolean moreContrast) {
    public static final Wishes NONE = new Wishes(false, false);
}
