package deluxe.play;

import deluxe.kit.Digest;
import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;

/** The matches that were watched and then played on by somebody: what came before was not their own. */
final class GoneOn {
    private final Shelf shelf;

    GoneOn(Shelf shelf) {
        this.shelf = shelf;
    }

    private String marks() {
        return shelf.text(Keys.GONE_ON).orElse("");
    }

    /** @param begun the match as it was left at the table */
    void mark(ScoreSheet begun) {
        shelf.write(Keys.GONE_ON, marks() + markOf(begun) + ' ');
    }

    /** How many lines it has, and a digest of them. */
    private static String markOf(ScoreSheet begun) {
        return begun.lines().size() + "-" + new Digest().add(begun.text()).hex();
    }

    /** The mark that this finished match begins with; empty if it is the player's own from the first tile. */
    String markIn(ScoreSheet finished) {
        for (String mark : Split.at(' ', marks())) {
            int lines = Whole.of(mark.substring(0, mark.indexOf('-')));
            if (lines < finished.lines().size()
                    && mark.equals(markOf(
                            new ScoreSheet(finished.terms(), finished.lines().subList(0, lines), Optional.empty())))) {
                return mark;
            }
        }
        return "";
    }

    void forget(String mark) {
        shelf.write(Keys.GONE_ON, marks().replace(mark + ' ', ""));
    }
}
