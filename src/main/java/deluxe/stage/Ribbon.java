package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.ScoreCall;

/** Words on a ribbon over the board, as wide as they need. */
record Ribbon(String text, Box board, double startMillis, double endMillis) implements Flourish {
    private static final double DOWN = .16;

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        double height = Math.floor(Bench.within(38, board.height() * .15, 60));
        double most = board.width() - 12;
        double wide = Math.ceil(Math.min(most, ScoreCall.width(paints.surface(), text, height)));
        Box box = new Box(board.centreX() - wide / 2, board.y() + board.height() * DOWN, wide, height);
        new Stamp("ribbon", new ScoreCall(text), box, startMillis, endMillis, Stamp.Manner.RISE)
                .paint(paints, nowMillis);
    }
}
