package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Digest;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.TextLines;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games that were finished on this device: a line for each, the newest last, and the records of the latest. {@link OwnGames} makes
 * room.
 */
public final class Diary {
    /** How many records are kept as they are; the page with the player's own games makes them short. */
    static final int MOST_RECORDS = 100;

    static final int LAST_NUMBER = 99_999_999;

    private static final int WORDS = 7;
    private static final int LAST_DAY = 999_999;
    private static final int MOST_POINTS = 9999;

    private final Shelf shelf;

    public Diary(Shelf shelf) {
        this.shelf = shelf;
    }

    /**
     * A finished game.
     *
     * @param number counts the games of this device, from 1
     * @param day when it ended, counted from 1 January 1970
     * @param table the table's own rules, without any house rules
     */
    public record Entry(int number, int day, RuleSet table, Difficulty opponent, Outcome outcome) {
        String line() {
            return line(number);
        }

        private String line(int counted) {
            Scores scores = outcome.scores();
            return counted + " " + day + ' ' + table.name() + ' ' + opponent.word() + ' ' + scores.player() + ' '
                    + scores.opponent() + ' ' + outcome.ending().word() + '\n';
        }

        /** The same for the same game, whatever its number. */
        String fingerprint() {
            return new Digest().add(line(0)).hex();
        }

        static Entry read(String line) {
            List<String> words = TextLines.split(line);
            if (words.size() != WORDS) {
                throw new Malformed("a game of the diary has " + WORDS + " words, not: " + line);
            }
            Scores scores = new Scores(
                    Whole.read("points", words.get(4), 0, MOST_POINTS),
                    Whole.read("points", words.get(5), 0, MOST_POINTS));
            return new Entry(
                    Whole.read("number", words.get(0), 1, LAST_NUMBER),
                    Whole.read("day", words.get(1), 0, LAST_DAY),
                    RuleSet.named(words.get(2)),
                    Word.read("opponent", words.get(3), Difficulty.values()),
                    new Outcome(Word.read("ending", words.get(6), Ending.values()), scores));
        }
    }

    /** What the games were, the oldest first, and why they could not be read. */
    Shelf.Found<List<Entry>> read() {
        return shelf.read(Keys.DIARY, Diary::entries);
    }

    static List<Entry> entries(String text) {
        List<Entry> entries = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            entries.add(Entry.read(lines.next()));
        }
        return entries;
    }

    /**
     * Enters a game that is over.
     *
     * @return whether it will still be there at the next visit
     */
    boolean add(ScoreSheet sheet, int day) {
        List<Entry> entries = new ArrayList<>(read().value().orElse(List.of()));
        int number = entries.isEmpty() ? 1 : entries.get(entries.size() - 1).number() + 1;
        Result result = sheet.result().orElseThrow();
        entries.add(new Entry(
                number,
                day,
                sheet.terms().rules().table().rules(),
                sheet.terms().difficulty(),
                result.outcome()));
        boolean isRecordKept = shelf.write(key(number), sheet.text());
        StringBuilder text = new StringBuilder();
        entries.forEach(entry -> text.append(entry.line()));
        boolean isKept = shelf.write(Keys.DIARY, text.toString()) && isRecordKept;
        if (isKept) {
            shelf.forget(key(number - MOST_RECORDS));
        }
        return isKept;
    }

    /** The record of the game with this number, as a score sheet or as a link; empty if it is no longer kept. */
    Optional<String> record(int number) {
        return shelf.text(key(number)).or(() -> shelf.text(packedKey(number)));
    }

    static String key(int number) {
        return Keys.DIARY + ' ' + number;
    }

    static String packedKey(int number) {
        return Keys.PACKED + ' ' + number;
    }
}
