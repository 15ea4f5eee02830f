package deluxe.stage.tiles;

import deluxe.dominoes.Points;
import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.stage.art.NotePlate;

/** Paints sums of the open ends: the one that a play would make, and the present one, split into its parts. */
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

    /** A medal at the ghost, of gold if the sum scores; while no place is aimed at yet, one in each place. */
    void wouldBe(Aim aim) {
        MedalPlace places = new MedalPlace(board);
        if (aim.aimed().isPresent()) {
            Landing landing = aim.aimed().get();
            wouldBe(aim.sum(landing), "ghost", places.beside(landing));
            return;
        }
        for (int at = 0; at < aim.landings().size(); at++) {
            Landing landing = aim.landings().get(at);
            wouldBe(aim.sum(landing), "ghost" + at, places.in(landing));
        }
    }

    private void wouldBe(int sum, String name, Box place) {
        boolean scores = Points.forEnds(sum) > 0;
        paints.show(name, place, new Medal((scores ? "+" : "") + sum, scores));
    }

    void is(Tableau tableau, double alpha) {
        if (alpha == 0 || tableau.isEmpty()) {
            return;
        }
        for (Anchor anchor : board.anchors()) {
            int counted = tableau.counted(anchor.end());
            Medal medal = new Medal(String.valueOf(counted), counted > 0);
            paints.show("part" + counted, new MedalPlace(board).at(anchor), medal, alpha);
        }
        inWords(ShownPoints.why(tableau), alpha);
    }

    /** At the counter, above or below it, where there is room. */
    private void inWords(String words, double alpha) {
        Box counter = layout.plates().counter();
        double right = layout.frame().width() - GAP;
        double widest = Math.min(WIDEST, right - GAP);
        Box above = NotePlate.box(paints.surface(), words, counter.centreX(), counter.y() - GAP, widest);
        boolean isLow = counter.y() > layout.frame().height() / 2;
        double y = isLow ? above.y() : counter.bottom() + GAP;
        double x = CommonLayout.within(GAP, above.x(), right - above.width());
        paints.show("explained", new Box(x, y, above.width(), above.height()), new NotePlate(words, false), alpha);
    }
}
