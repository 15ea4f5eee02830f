package deluxe.stage.classic;

/**
 * What the layout of a table depends on, besides the display.
 *
 * @param dealt how many tiles a hand has at first
 * @param clocked whether the table has a clock
 * @param leftHanded whether everything is mirrored
 * @param lesson whether the table is only for a lesson: it has no settings button, and it can be smaller
 */
public record TableNeeds(int dealt, boolean clocked, boolean leftHanded, boolean lesson) {
    public TableNeeds {
        if (dealt < 1) {
            throw new IllegalArgumentException("nobody is dealt so many tiles");
        }
    }

    /** For a table to play at. */
    public TableNeeds(int dealt, boolean clocked, boolean leftHanded) {
        this(dealt, clocked, leftHanded, false);
    }
}
