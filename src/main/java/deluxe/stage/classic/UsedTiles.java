package deluxe.stage.classic;

import deluxe.dominoes.Hand;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileArt;

/** The tiles on the slate of used dominoes that the player has seen: the played ones and the player's own. */
record UsedTiles(int highest, Tableau played, Hand own) implements BoxPicture {
    private static final double OWN = .8;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        UsedChart chart = new UsedChart(box, highest);
        for (Tile tile : played.tiles()) {
            Box cell = chart.cell(tile.high(), tile.low());
            new UsedMark(false).paint(surface, cell, theme);
            face(surface, tile, cell, theme, 1);
        }
        for (Tile tile : own.tiles()) {
            Box cell = chart.cell(tile.high(), tile.low());
            face(surface, tile, cell, theme, OWN);
            new UsedMark(true).paint(surface, cell, theme);
        }
    }

    private static void face(Surface surface, Tile tile, Box cell, Theme theme, double alpha) {
        surface.save();
        surface.alpha(alpha);
        new TileArt(surface, PubColours.LAMPLIT, theme, Math.min(cell.width(), cell.height()))
                .faceUp(cell, tile.high(), tile.low());
        surface.restore();
    }
}
