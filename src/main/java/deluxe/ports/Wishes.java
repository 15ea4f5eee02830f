package deluxe.ports;

/**
 * What the device's owner has chosen for all programs, and a host for those who have chosen nothing here.
 *
 * @param theme the place of the table's colours
 */
public record Wishes(boolean lessMotion, boolean moreContrast, int theme) {
    public static final Wishes NONE = new Wishes(false, false);

    public Wishes(boolean lessMotion, boolean moreContrast) {
        this(lessMotion, moreContrast, 0);
    }
}
