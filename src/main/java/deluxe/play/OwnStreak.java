package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Table;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** Games in a row that were won, at one table or any, against one opponent or any. */
final class OwnStreak {
    /** With this word a line of kept streaks begins. */
    static final String NAME = "row";

    private static final String ANY = "any";
    private static final int WORDS = 5;
    private static final int MOST = 99_999_999;

    private final String where;
    private int current;
    private int longest;

    /** @param where a table and an opponent, as {@link #where(Optional, Optional)} names them */
    OwnStreak(String where) {
        this.where = where;
    }

    static String where(Optional<Table> table, Optional<Difficulty> opponent) {
        return table.map(Table::word).orElse(ANY)
                + ' '
                + opponent.map(Difficulty::word).orElse(ANY);
    }

    /** What was counted before goes before the games that are still to be added. */
    void begin(OwnStreak before) {
        current = before.current;
        longest = before.longest;
    }

    /** Adds the game that came next. */
    void add(Diary.Entry game) {
        boolean isWon =
                game.outcome().winner().filter(seat -> seat == Seat.PLAYER).isPresent();
        current = isWon ? current + 1 : 0;
        longest = Math.max(longest, current);
    }

    boolean isOf(String place) {
        return where.equals(place);
    }

    int current() {
        return current;
    }

    int longest() {
        return longest;
    }

    String line() {
        return NAME + ' ' + where + ' ' + current + ' ' + longest + '\n';
    }

    static OwnStreak read(List<String> words) {
        if (words.size() != WORDS) {
            throw new Malformed("games in a row have " + WORDS + " words");
        }
        OwnStreak streak = new OwnStreak(words.get(1) + ' ' + words.get(2));
        streak.longest = Whole.read("games in a row", words.get(4), 0, MOST);
        streak.current = Whole.read("games in a row", words.get(3), 0, streak.longest);
        return streak;
    }
}
