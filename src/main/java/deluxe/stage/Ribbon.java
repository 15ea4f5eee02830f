package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.ScoreCall;
import java.util.List;

/** Words on a ribbon over the board, as wide as they need, where they hide least of the tiles. */
final class Ribbon implements Flourish {
    /** Where on the board, from 0, its upper edge, to 1. */
    private static final double[] PLACES = {.12, .84, .34, .62};

    private static final double USUAL_WIDTH = 5;

    private final String text;
    private final Box board;
    private final List<Bone> tiles;
    private final double startMillis;
    private final double endMillis;
    /** Below zero: it has no place yet. */
    private double down = -1;

    /** @param tiles as they will lie when the ribbon is seen for the first time: then it takes its place */
    Ribbon(String text, Box board, List<Bone> tiles, double startMillis, double endMillis) {
        this.text = text;
        this.board = board;
        this.tiles = tiles;
        this.startMillis = startMillis;
        this.endMillis = endMillis;
    }

    @Override
    public double startMillis() {
        return startMillis;
    }

    @Override
    public double endMillis() {
        return endMillis;
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        if (down < 0) {
            down = clearest();
        }
        double wanted = ScoreCall.width(paints.surface(), text, height());
        Box box = box(Math.ceil(Math.min(board.width() - 12, wanted)), down);
        new Stamp("ribbon", new ScoreCall(text), box, startMillis, endMillis, Stamp.Manner.RISE)
                .paint(paints, nowMillis);
    }

    private double clearest() {
        double best = PLACES[0];
        double least = Double.POSITIVE_INFINITY;
        for (double place : PLACES) {
            double hidden = MedalPlace.hidden(box(height() * USUAL_WIDTH, place), tiles);
            if (hidden < least) {
                least = hidden;
                best = place;
            }
        }
        return best;
    }

    private double height() {
        return Math.floor(Bench.within(38, board.height() * .15, 60));
    }

    private Box box(double wide, double place) {
        return new Box(board.centreX() - wide / 2, board.y() + (board.height() - height()) * place, wide, height());
    }
}
