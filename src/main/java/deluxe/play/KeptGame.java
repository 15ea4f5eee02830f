package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Day;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.table.Scores;
import deluxe.tournament.Terms;
import java.util.Optional;

/**
 * A game that was kept under a name.
 *
 * @param place the number of the place where it is kept, from 1, among the places for games of its table
 * @param day when it was kept, counted from 1 January 1970
 */
public record KeptGame(int place, String name, int day, LeftMatch left) {
    private static final String FORMAT = "kept 1";
    private static final int HEAD_LINES = 3;
    /** Some day in the year 2243. */
    private static final int LAST_DAY = 99_999;

    /** The scores of the game so far. */
    public Scores scores() {
        return left.match().game().round().scores();
    }

    /** The opponent's name. */
    public String opponent() {
        return TableSide.sitter(left.match().terms().difficulty(), Optional.empty())
                .name();
    }

    public int round() {
        return left.match().game().round().number();
    }

    public String date() {
        return new Day(day).text();
    }

    static String text(String name, int day, Save save) {
        return FORMAT + '\n' + name + '\n' + day + '\n' + save.text();
    }

    /** Reads what {@link #text} wrote, and refuses what is not a game of this table. */
    static KeptGame read(int place, String text, RuleSet table) {
        String[] head = new String[HEAD_LINES];
        int start = 0;
        for (int line = 0; line < HEAD_LINES; line++) {
            int end = text.indexOf('\n', start);
            if (end < 0) {
                throw new Malformed("a kept game is cut off in line " + (line + 1));
            }
            head[line] = text.substring(start, end);
            start = end + 1;
        }
        if (!head[0].equals(FORMAT)) {
            throw new Malformed("not a kept game: " + head[0]);
        }
        if (!KeptName.isFit(head[1])) {
            throw new Malformed("not a kept game's name: " + head[1]);
        }
        int day = Whole.read("day", head[2], 0, LAST_DAY);
        return new KeptGame(place, head[1], day, left(text.substring(start), table));
    }

    /** The time since then doesn't count as time away: nobody waits for a game that was put aside. */
    private static LeftMatch left(String text, RuleSet table) {
        Save save = Save.read(text);
        LeftMatch left = LeftMatch.of(save, save.wallSeconds());
        Terms terms = left.match().terms();
        if (!terms.match().equals(Terms.PRACTICE) || terms.rules().table() != table.table()) {
            throw new Malformed("not a game of this table: " + terms.rules().name() + " " + terms.match());
        }
        return left;
    }
}
