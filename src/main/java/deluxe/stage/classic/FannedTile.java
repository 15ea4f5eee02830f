package deluxe.stage.classic;

import deluxe.dominoes.Tile;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileArt;
import deluxe.stage.art.TileSet;

/**
 * A tile in a fan, with its shadow.
 *
 * @param turn how far it is turned from upright, in radians
 * @param tiles the set that it belongs to
 */
record FannedTile(Tile tile, double turn, TileSet tiles) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double u = box.width();
        Box upright = new Box(-u / 2, -u, u, 2 * u);
        TileArt art = new TileArt(surface, tiles, theme, u);
        art.shadow(box, turn);
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.rotate(turn);
        art.faceUp(upright, tile.high(), tile.low());
        surface.restore();
    }

    @Override
    public double bleed(Box box) {
        return box.width();
    }
}
