package deluxe.play;

import deluxe.dominoes.Play;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.table.TextLines;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import java.util.List;

/**
 * What the record of a finished game tells besides its result.
 *
 * @param number the game's number in the diary
 * @param seconds how long the player took for all plays together, without draws and passes, in which there is nothing to choose
 */
record OwnFacts(int number, int total, int plays, int seconds, int rounds) {
    private static final int WORDS = 5;
    private static final int MOST = 999_999;
    private static final int MILLIS_A_SECOND = 1000;

    static OwnFacts of(int number, ScoreSheet sheet) {
        int plays = 0;
        int millis = 0;
        int before = 0;
        int rounds = 0;
        for (Line line : sheet.lines()) {
            Entry entry = line.entry();
            if (entry instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER && move.action() instanceof Play) {
                plays++;
                millis += line.atMillis() - before;
            }
            rounds += entry instanceof MatchEntry.RoundBegun ? 1 : 0;
            before = line.atMillis();
        }
        return new OwnFacts(number, sheet.result().orElseThrow().total(), plays, millis / MILLIS_A_SECOND, rounds);
    }

    static OwnFacts read(String line) {
        List<String> words = TextLines.split(line);
        if (words.size() != WORDS) {
            throw new Malformed("what a game's record tells has " + WORDS + " words, not: " + line);
        }
        return new OwnFacts(
                Whole.read("number", words.get(0), 1, Diary.LAST_NUMBER),
                Whole.read("total", words.get(1), 0, MOST),
                Whole.read("plays", words.get(2), 0, MOST),
                Whole.read("seconds", words.get(3), 0, MOST),
                Whole.read("rounds", words.get(4), 0, MOST));
    }

    OwnFacts numbered(int another) {
        return new OwnFacts(another, total, plays, seconds, rounds);
    }

    String line() {
        return number + " " + total + ' ' + plays + ' ' + seconds + ' ' + rounds + '\n';
    }
}
