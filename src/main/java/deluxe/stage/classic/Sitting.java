package deluxe.stage.classic;

/**
 * What a game asks of a table before it is laid out.
 *
 * @param dealt how many tiles a hand has at first
 * @param clocked whether a clock stands on the table
 * @param leftHanded whether everything lies the other way round
 * @param lesson whether it is only to learn at: nothing is to be set, and it can be smaller
 */
public record Sitting(int dealt, boolean clocked, boolean leftHanded, boolean lesson) {
    public Sitting {
        if (dealt < 1) {
            throw new IllegalArgumentException("nobody is dealt " + dealt + " tiles");
        }
    }

    /** To play at. */
    public Sitting(int dealt, boolean clocked, boolean leftHanded) {
        this(dealt, clocked, leftHanded, false);
    }
}
