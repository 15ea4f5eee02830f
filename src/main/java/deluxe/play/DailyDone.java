package deluxe.play;

import deluxe.kit.Day;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.TextLines;
import java.util.List;

/**
 * A challenge that was finished.
 *
 * @param rounds a sign for each round: + if the player scored more in it, - if less, = if both scored the same
 */
public record DailyDone(Day day, int total, int par, Outcome outcome, String rounds) {
    static final int LAST_DAY = 999_999;

    private static final int WORDS = 7;
    private static final int MOST_POINTS = 99_999;

    public int overPar() {
        return total - par;
    }

    String line() {
        Scores scores = outcome.scores();
        return day.number() + " " + total + ' ' + par + ' ' + scores.player() + ' ' + scores.opponent() + ' '
                + outcome.ending().word() + ' ' + rounds + '\n';
    }

    static DailyDone read(String line) {
        List<String> words = TextLines.split(line);
        if (words.size() != WORDS) {
            throw new Malformed("a challenge has " + WORDS + " words, not: " + line);
        }
        return new DailyDone(
                new Day(Whole.read("day", words.get(0), 0, LAST_DAY)),
                points(words.get(1)),
                points(words.get(2)),
                new Outcome(
                        Word.read("ending", words.get(5), Ending.values()),
                        new Scores(points(words.get(3)), points(words.get(4)))),
                DailyRounds.checked(words.get(6)));
    }

    private static int points(String text) {
        return Whole.read("points", text, 0, MOST_POINTS);
    }
}
