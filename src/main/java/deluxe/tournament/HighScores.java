package deluxe.tournament;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.TextLines;
import java.util.List;

/**
 * The best totals of a player.
 *
 * @param day the day of {@code daily}, counted from 1 January 1970
 * @param daily the best of that day
 * @param lifetime the best of all days
 */
public record HighScores(int day, int daily, int lifetime) {
    public static final HighScores NONE = new HighScores(0, 0, 0);

    private static final int LAST_DAY = 999_999;

    public HighScores {
        Whole.within("day", day, 0, LAST_DAY);
        Whole.within("daily", daily, 0, lifetime);
        Whole.within("lifetime", lifetime, 0, Result.MOST_POINTS);
    }

    /** The best of this day so far. */
    public int dailyOn(int today) {
        return today == day ? daily : 0;
    }

    /** Whether a total of this day is the best of the day. */
    public boolean isBestOfDay(int today, int total) {
        return total > dailyOn(today);
    }

    public boolean isBestOfAll(int total) {
        return total > lifetime;
    }

    /** The best totals with this one included. */
    public HighScores with(int today, int total) {
        return new HighScores(today, Math.max(total, dailyOn(today)), Math.max(total, lifetime));
    }

    /** The best of these and those of the same player on another device. */
    public HighScores merged(HighScores other) {
        int later = Math.max(day, other.day);
        return new HighScores(
                later, Math.max(dailyOn(later), other.dailyOn(later)), Math.max(lifetime, other.lifetime));
    }

    public String text() {
        return day + " " + daily + " " + lifetime;
    }

    /** Reads what {@link #text} wrote. */
    public static HighScores read(String text) {
        List<String> words = TextLines.split(text);
        if (words.size() != 3) {
            throw new Malformed("high scores are a day and two totals, not: " + text);
        }
        return new HighScores(
                Whole.read("day", words.get(0), 0, LAST_DAY),
                Whole.read("daily", words.get(1), 0, Result.MOST_POINTS),
                Whole.read("lifetime", words.get(2), 0, Result.MOST_POINTS));
    }
}
