package deluxe.session.wire;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/** The words of one line, taken one after the other. */
final class LineWords {
    static final int MOST = 999_999_999;

    private static final String NONE = "-";

    private final String line;
    private final List<String> words;
    private int next;

    LineWords(String line) {
        this.line = line;
        words = TextLines.split(line);
    }

    boolean hasNext() {
        return next < words.size();
    }

    String word() {
        if (!hasNext()) {
            throw new Malformed("there is a word missing in: " + line);
        }
        return words.get(next++);
    }

    int number(String name, int most) {
        return Whole.read(name, word(), 0, most);
    }

    int number(String name) {
        return number(name, MOST);
    }

    Seat seat() {
        return Word.read("a seat", word(), Seat.values());
    }

    Tile tile(DoubleSet set) {
        Tile tile = Tile.of(word());
        if (tile.index() >= set.tiles()) {
            throw new Malformed("there is no such tile in this set: " + line);
        }
        return tile;
    }

    /** All tiles up to the end of the line, each once. */
    List<Tile> tiles(DoubleSet set) {
        List<Tile> tiles = new ArrayList<>();
        if (next == words.size() - 1 && words.get(next).equals(NONE)) {
            next++;
            return tiles;
        }
        do {
            Tile tile = tile(set);
            if (tiles.indexOf(tile) >= 0) {
                throw new Malformed("a tile is here twice: " + line);
            }
            tiles.add(tile);
        } while (hasNext());
        return tiles;
    }

    static String write(List<Tile> tiles) {
        StringBuilder text = new StringBuilder();
        tiles.forEach(tile -> text.append(text.length() == 0 ? "" : " ").append(tile));
        return tiles.isEmpty() ? NONE : text.toString();
    }

    Scores scores() {
        return new Scores(number("points"), number("points"));
    }

    static String write(Scores scores) {
        return scores.player() + " " + scores.opponent();
    }

    Outcome outcome() {
        return new Outcome(Word.read("an ending", word(), Ending.values()), scores());
    }

    static String write(Outcome outcome) {
        return outcome.ending().word() + ' ' + write(outcome.scores());
    }

    /** Refuses anything that comes after. */
    void finish() {
        if (hasNext()) {
            throw new Malformed("there is too much in: " + line);
        }
    }
}
