package deluxe.session;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.MatchClock;

/**
 * A match as it is kept on the device, so that it can go on after a reload, a crash or a call.
 *
 * @param record the match as the game writes it
 * @param clockMillis what the match clock showed
 * @param wallSeconds when that was, by the device's calendar, since 1970
 * @param pausedMillis how long the pause had lasted by then; 0 if there was none
 * @param board how the table looked, as the stage wrote it in one line; may be empty
 */
public record Save(String record, int clockMillis, int wallSeconds, int pausedMillis, String board) {
    private static final String FORMAT = "sitting 1";
    private static final int HEAD_LINES = 5;
    private static final int DAY_SECONDS = 86_400;

    public String text() {
        String wall = wallSeconds / DAY_SECONDS + " " + wallSeconds % DAY_SECONDS;
        return FORMAT + '\n' + clockMillis + '\n' + wall + '\n' + pausedMillis + '\n' + board + '\n' + record;
    }

    /** Reads what {@link #text} wrote. */
    public static Save read(String text) {
        String[] head = new String[HEAD_LINES];
        int start = 0;
        for (int line = 0; line < HEAD_LINES; line++) {
            int end = text.indexOf('\n', start);
            if (end < 0) {
                throw new Malformed("a saved match is cut off in line " + (line + 1));
            }
            head[line] = text.substring(start, end);
            start = end + 1;
        }
        if (!head[0].equals(FORMAT)) {
            throw new Malformed("not a saved match of this game: " + head[0]);
        }
        return new Save(
                text.substring(start),
                Whole.read("clock", head[1], 0, MatchClock.LATEST_MILLIS),
                wall(head[2]),
                Whole.read("pause", head[3], 0, MatchClock.LATEST_MILLIS),
                head[4]);
    }

    private static int wall(String text) {
        int blank = text.indexOf(' ');
        if (blank < 0) {
            throw new Malformed("not a day and a second: " + text);
        }
        int day = Whole.read("day", text.substring(0, blank), 0, Integer.MAX_VALUE / DAY_SECONDS - 1);
        return day * DAY_SECONDS + Whole.read("second", text.substring(blank + 1), 0, DAY_SECONDS - 1);
    }
}
