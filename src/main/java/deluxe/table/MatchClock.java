package deluxe.table;

/**
 * The clock of a match: it starts after "Go", runs through both players' turns and stands still only in a pause.
 *
 * @param limitMillis when time is up; 0 on a table without a clock
 * @param nowMillis how long it has run
 */
public record MatchClock(int limitMillis, int nowMillis) {
    /** The latest time that can be written down: eleven days. */
    public static final int LATEST_MILLIS = 999_999_999;

    private static final int MILLIS_A_SECOND = 1000;

    public MatchClock {
        if (limitMillis < 0 || nowMillis < 0 || nowMillis > (limitMillis == 0 ? LATEST_MILLIS : limitMillis)) {
            throw new IllegalArgumentException("a clock of " + limitMillis + " ms cannot show " + nowMillis + " ms");
        }
    }

    /** A clock at the start; 0 seconds for one without a limit. */
    public static MatchClock ofSeconds(int limitSeconds) {
        return new MatchClock(limitSeconds * MILLIS_A_SECOND, 0);
    }

    public boolean hasLimit() {
        return limitMillis > 0;
    }

    public MatchClock at(int millis) {
        return new MatchClock(limitMillis, millis);
    }

    /** What is left, in milliseconds; 0 on a table without a clock. */
    public int leftMillis() {
        return hasLimit() ? limitMillis - nowMillis : 0;
    }

    /** The whole seconds that are left; 0 on a table without a clock. */
    public int secondsLeft() {
        return leftMillis() / MILLIS_A_SECOND;
    }
}
