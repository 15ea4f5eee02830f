package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.ScoreCall;
import java.util.List;

/**
 * Words on a ribbon over the board, as wide as they need.
 *
 * @param down where on the board, from 0, its upper edge, to 1
 */
record Ribbon(String text, Box board, double down, double startMillis, double endMillis) implements Flourish {
    private static final double[] PLACES = {.12, .84, .34, .62};
    private static final double USUAL_WIDTH = 5;

    /** A ribbon at the place where it hides least of these tiles. */
    static Ribbon clearOf(List<Bone> tiles, String text, Box board, double startMillis, double endMillis) {
        Ribbon best = null;
        double least = Double.POSITIVE_INFINITY;
        for (double down : PLACES) {
            Ribbon ribbon = new Ribbon(text, board, down, startMillis, endMillis);
            double hidden = MedalPlace.hidden(ribbon.box(ribbon.height() * USUAL_WIDTH), tiles);
            if (hidden < least) {
                least = hidden;
                best = ribbon;
            }
        }
        return best;
    }

    private double height() {
        return Math.floor(Bench.within(38, board.height() * .15, 60));
    }

    private Box box(double wide) {
        return new Box(board.centreX() - wide / 2, board.y() + (board.height() - height()) * down, wide, height());
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        double wanted = ScoreCall.width(paints.surface(), text, height());
        Box box = box(Math.ceil(Math.min(board.width() - 12, wanted)));
        new Stamp("ribbon", new ScoreCall(text), box, startMillis, endMillis, Stamp.Manner.RISE)
                .paint(paints, nowMillis);
    }
}
