package deluxe.play;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.tournament.Deck;
import deluxe.tournament.ScoreSheet;

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
        shelf.write(Keys.GONE_ON, marks() + markOf(begun, begun.lines().size()) + ' ');
    }

    /** How many lines there were, when the last of them was, to the millisecond, and by which seed the match is dealt. */
    private static String markOf(ScoreSheet sheet, int lines) {
        String seed = sheet.terms().deck() instanceof Deck.Seeded seeded
                ? seeded.seed().hex()
                : "";
        return lines + "-" + sheet.lines().get(lines - 1).atMillis() + '-' + seed;
    }

    /** The mark that this finished match begins with; empty if it is the player's own from the first tile. */
    String markIn(ScoreSheet finished) {
        for (String mark : Split.at(' ', marks())) {
            int lines = Whole.of(mark.substring(0, mark.indexOf('-')));
            if (lines < finished.lines().size() && mark.equals(markOf(finished, lines))) {
                return mark;
            }
        }
        return "";
    }

    void forget(String mark) {
        StringBuilder others = new StringBuilder();
        for (String each : Split.at(' ', marks())) {
            others.append(each.equals(mark) ? "" : each + ' ');
        }
        shelf.write(Keys.GONE_ON, others.toString());
    }
}
