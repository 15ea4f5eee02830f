package deluxe.stage.dice;

/**
 * How the dice leave the hand.
 *
 * @param right the movement to the right, in any unit
 * @param away the movement away from the player, in the same unit
 * @param force from 0 to 1
 */
public record Flick(double right, double away, double force) {
    /** A throw without aim. */
    public static final Flick PLAIN = new Flick(0, 1, .5);

    public Flick {
        if (!(right * right + away * away > 0)) {
            throw new IllegalArgumentException("a flick has a direction");
        }
        if (!(force >= 0 && force <= 1)) {
            throw new IllegalArgumentException("a flick has a force from 0 to 100 %, not " + (int) (100 * force));
        }
    }

    double rightward() {
        return right / Math.sqrt(right * right + away * away);
    }

    double forward() {
        return away / Math.sqrt(right * right + away * away);
    }
}
