package deluxe.cli;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Arrangement;
import deluxe.felt.Spot;
import deluxe.felt.Viewport;
import java.util.Locale;

/** Draws a board as plain SVG, for people who change how boards are laid. */
final class BoardPicture {
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private final StringBuilder svg = new StringBuilder();

    private BoardPicture() {}

    /** The whole board as it is seen on its felt; the first tile is yellow, the last one blue. */
    static String of(Arrangement board, Viewport view) {
        BoardPicture picture = new BoardPicture();
        picture.draw(board, view);
        return picture.svg.toString();
    }

    private void draw(Arrangement board, Viewport view) {
        int width = board.felt().width();
        int height = board.felt().height();
        add(
                "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-family='sans-serif'>%n",
                width, height);
        add("<rect width='%d' height='%d' fill='#1d6b45'/>%n", width, height);
        add("<g transform='translate(%d %d) scale(%d)'>%n", view.x(), view.y(), view.cellPixels());
        for (int tile = 0; tile < board.spots().size(); tile++) {
            drawTile(board.tableau(), tile, board.spots().get(tile));
        }
        add("</g></svg>%n");
    }

    private void drawTile(Tableau tableau, int played, Spot spot) {
        String colour = played == 0 ? "#ffd97a" : played == tableau.size() - 1 ? "#bfe3ff" : "#fffdf0";
        double left = spot.x() - spot.halfWidth() + 0.06;
        double top = spot.y() - spot.halfHeight() + 0.06;
        add(
                "<rect x='%.2f' y='%.2f' width='%.2f' height='%.2f' rx='.3' fill='%s'/>%n",
                left, top, 2 * spot.halfWidth() - 0.12, 2 * spot.halfHeight() - 0.12, colour);
        double barX = spot.isFlat() ? 0 : 0.8;
        double barY = spot.isFlat() ? 0.8 : 0;
        add(
                "<path d='M%.1f %.1fL%.1f %.1f' stroke='#888' stroke-width='.1'/>%n",
                spot.x() - barX, spot.y() - barY, spot.x() + barX, spot.y() + barY);
        Tile tile = tableau.tile(played);
        drawHalf(spot, spot.facing(), tile.high());
        drawHalf(spot, (spot.facing() + 2) % 4, tile.low());
    }

    private void drawHalf(Spot spot, int direction, int pips) {
        double baseline = spot.y() + DY[direction] + 0.55;
        add(
                "<text x='%d' y='%.2f' font-size='1.5' text-anchor='middle'>%d</text>%n",
                spot.x() + DX[direction], baseline, pips);
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }
}
