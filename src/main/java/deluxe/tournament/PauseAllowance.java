package deluxe.tournament;

/**
 * How long a match may still be paused, all pauses together.
 *
 * @param pauses how many pauses have begun
 * @param leftMillis what is left; {@link #UNLIMITED} on a table without a clock, where a pause gains nobody anything
 */
public record PauseAllowance(int pauses, int leftMillis) {
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private static final int MILLIS_A_SECOND = 1000;

    public PauseAllowance {
        if (leftMillis < 0) {
            throw new IllegalArgumentException("no such allowance: " + leftMillis);
        }
    }

    /** The allowance at the beginning of a match with a limit. */
    public static PauseAllowance ofSeconds(int seconds) {
        return new PauseAllowance(0, seconds * MILLIS_A_SECOND);
    }

    public static PauseAllowance unlimited() {
        return new PauseAllowance(0, UNLIMITED);
    }

    public boolean isSpent() {
        return leftMillis == 0;
    }

    PauseAllowance begun() {
        return new PauseAllowance(pauses + 1, leftMillis);
    }

    PauseAllowance less(int millis) {
        return leftMillis == UNLIMITED ? this : new PauseAllowance(pauses, leftMillis - millis);
    }
}
