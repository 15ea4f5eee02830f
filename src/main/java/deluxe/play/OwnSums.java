package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/** The sums over games that are no longer listed, and up to which number games are in them: so none is counted twice. */
final class OwnSums {
    private static final String THROUGH = "through";

    private final List<Folded> folded = new ArrayList<>();
    private int through;

    /** The sums of one table against one opponent. */
    record Folded(RuleSet table, Difficulty opponent, OwnTally tally) {
        private String line() {
            return table.name() + ' ' + opponent.word() + ' ' + tally.text() + '\n';
        }

        private static Folded read(List<String> words) {
            return new Folded(
                    RuleSet.named(words.get(0)),
                    Word.read("opponent", words.get(1), Difficulty.values()),
                    OwnTally.read(words.subList(2, words.size())));
        }
    }

    static OwnSums read(String text) {
        OwnSums sums = new OwnSums();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            List<String> words = TextLines.split(lines.next());
            if (words.size() < 2) {
                throw new Malformed("sums of games begin with a table and an opponent");
            }
            if (words.get(0).equals(THROUGH)) {
                sums.through = Whole.read(THROUGH, words.get(1), 0, Diary.LAST_NUMBER);
            } else {
                sums.folded.add(Folded.read(words));
            }
        }
        return sums;
    }

    String text() {
        StringBuilder text = new StringBuilder(through == 0 ? "" : THROUGH + ' ' + through + '\n');
        folded.forEach(each -> text.append(each.line()));
        return text.toString();
    }

    /** Whether this game is in them already. */
    boolean have(Diary.Entry game) {
        return game.number() <= through;
    }

    /** The sums to which this game is added; from now on they have it. */
    OwnTally of(Diary.Entry game) {
        through = game.number();
        for (Folded each : folded) {
            if (each.table().name().equals(game.table().name()) && each.opponent() == game.opponent()) {
                return each.tally();
            }
        }
        Folded more = new Folded(game.table(), game.opponent(), new OwnTally());
        folded.add(more);
        return more.tally();
    }

    /** Takes over another device's sums, if there are none here yet. */
    void takeOver(OwnSums others) {
        if (folded.isEmpty()) {
            folded.addAll(others.folded);
        }
    }

    List<Folded> all() {
        return folded;
    }
}
