package deluxe.table;

import deluxe.kit.Whole;

/**
 * A line of a log.
 *
 * @param atMillis what the match clock showed, in milliseconds since it started
 */
public record Line(int atMillis, Entry entry) {
    public Line {
        Whole.within("a time in milliseconds", atMillis, 0, MatchClock.LATEST_MILLIS);
    }
}
