package deluxe.stage.classic;

/**
 * What a game asks of a table before it is laid out.
 *
 * @param dealt how many tiles a hand has at first
 * @param clocked whether a clock stands on the table
 * @param leftHanded whether everything lies the other way round
 */
public record Sitting(int dealt, boolean clocked, boolean leftHanded) {
    public Sitting {
        if (dealt < 1) {
            throw new IllegalArgumentException("nobody is dealt " + dealt + " tiles");
        }
    }
}
