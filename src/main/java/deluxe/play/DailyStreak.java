package deluxe.play;

import deluxe.kit.Day;
import java.util.List;

/**
 * Days in a row.
 *
 * @param current those up to today, or up to yesterday as long as today's challenge is open
 * @param longest the most there ever were
 */
record DailyStreak(int current, int longest) {
    /** @param done the challenges that were finished, the oldest first */
    static DailyStreak of(List<DailyDone> done, Day today) {
        int row = 0;
        int longest = 0;
        int current = 0;
        int before = -1;
        for (DailyDone each : done) {
            int day = each.day().number();
            row = day == before + 1 ? row + 1 : 1;
            before = day;
            longest = Math.max(longest, row);
            current = day == today.number() || day == today.before().number() ? row : current;
        }
        return new DailyStreak(current, longest);
    }
}
