package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Theme;

/**
 * The table, the board on it and the candle's light: everything that never moves.
 *
 * @param hasBoard whether the board lies there
 */
record TavernGround(TavernLayout layout, boolean hasBoard) implements BoxPicture {
    private static final int BOARDS = 20;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double size = Math.max(.6, layout.scale());
        new Planks(surface, TavernColours.OAK, BOARDS)
                .floor(box, 100 * size, "rgba(8,3,1,.9)", "rgba(255,210,150,.16)");
        if (hasBoard) {
            new BoardArt(surface).paint(layout.board());
        }
        CandleArt candle = new CandleArt(surface);
        Box board = layout.board();
        candle.light(box, board.x() + 480 * layout.scale(), board.y() - 32 * layout.scale(), layout.scale());
        if (layout.candleSize() > 0) {
            candle.candle(layout.candleX(), layout.candleY(), layout.candleSize());
        }
    }
}
