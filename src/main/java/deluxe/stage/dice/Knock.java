package deluxe.stage.dice;

/**
 * A die has hit something.
 *
 * @param seconds the time since the throw
 * @param strength from 0 to 1
 * @param x where, from the left of the board
 */
public record Knock(double seconds, On on, double strength, double x) {
    /** What was hit. */
    public enum On {
        BOARD,
        WALL,
        DIE
    }
}
