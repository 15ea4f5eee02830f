package deluxe.stage;

import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.stage.art.Note;

/** Paints sums of the open ends: the one that a play would make, and the one that stands, opened into its parts. */
final class SumPainter {
    private static final double WIDEST = 320;
    private static final double GAP = 8;

    private final Paintbox paints;
    private final TableLayout layout;
    private final Board board;

    SumPainter(Paintbox paints, TableLayout layout, Board board) {
        this.paints = paints;
        this.layout = layout;
        this.board = board;
    }

    /** A medal at the ghost: of gold if the sum scores. */
    void wouldBe(Aim aim) {
        if (aim.aimed().isEmpty()) {
            return;
        }
        Landing landing = aim.aimed().get();
        String text = (aim.scores() ? "+" : "") + aim.sum();
        paints.show("sum", new MedalPlace(board).beside(landing), new Medal(text, aim.scores()));
    }

    void is(Tableau tableau, double alpha) {
        if (alpha == 0 || tableau.isEmpty()) {
            return;
        }
        for (Anchor anchor : board.anchors()) {
            if (tableau.counts(anchor.end())) {
                String part = String.valueOf(tableau.counted(anchor.end()));
                paints.show("part" + part, new MedalPlace(board).at(anchor), new Medal(part, true), alpha);
            }
        }
        inWords(Calls.words(tableau), alpha);
    }

    /** At the counter, on the side where there is room. */
    private void inWords(String words, double alpha) {
        Box counter = layout.counter();
        double right = layout.frame().width() - GAP;
        double widest = Math.min(WIDEST, right - GAP);
        Box above = Note.box(paints.surface(), words, counter.centreX(), counter.y() - GAP, widest);
        boolean isLow = counter.y() > layout.frame().height() / 2;
        double y = isLow ? above.y() : counter.bottom() + GAP;
        double x = Bench.within(GAP, above.x(), right - above.width());
        paints.show("explained", new Box(x, y, above.width(), above.height()), new Note(words), alpha);
    }
}
