package deluxe.stage.tiles;

import deluxe.stage.Flourish;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.ScoreCall;

/** Words on a ribbon over the board, as wide as they need. */
public record Ribbon(String text, RibbonPlace ribbonPlace, double startMillis, double endMillis) implements Flourish {
    public static final String PLACE = "ribbon";

    /** Words that would have to shrink by more than this factor are written in two lines. */
    private static final double SMALLEST = 1.25;

    /** The same where two lines would hide tiles. */
    private static final double SMALLEST_OVER_TILES = 1.6;

    @Override
    public String place() {
        return PLACE;
    }

    @Override
    public Ribbon goneBy(double millis) {
        return new Ribbon(text, ribbonPlace, startMillis, Math.min(millis, endMillis));
    }

    @Override
    public boolean hides(Box box, double nowMillis) {
        return ribbonPlace.hides(box);
    }

    public static double height(Box board) {
        return Math.floor(CommonLayout.within(38, board.height() * .15, 60));
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        Box board = ribbonPlace.board();
        double high = height(board);
        double most = board.width() - 12;
        ScoreCall call = new ScoreCall(text);
        double wide = call.width(paints.surface(), high);
        if (wide > most * SMALLEST) {
            ScoreCall twoLines = call.inTwoLines();
            double narrower = twoLines.width(paints.surface(), high);
            boolean hidesLess = wide <= most * SMALLEST_OVER_TILES
                    && ribbonPlace.isCrowded(whole(narrower, most), Math.ceil(twoLines.height(high)));
            if (!hidesLess) {
                call = twoLines;
                wide = narrower;
            }
        }
        Box box = ribbonPlace.box(whole(wide, most), Math.ceil(call.height(high)));
        new Stamp(place(), call, box, startMillis, endMillis, Stamp.Manner.RISE).paint(paints, nowMillis);
    }

    private static double whole(double wide, double most) {
        return Math.ceil(Math.min(most, wide));
    }
}
