package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.List;

/** A few tiles as they lie on a table, for a small picture of it; no part of the game. */
public record LaidTiles(TileSet set, List<Laid> tiles) {
    private static final double LEAN = -.09;

    public LaidTiles {
        tiles = List.copyOf(tiles);
    }

    /** Where a tile lies, in widths of a tile from the middle, and after how many quarter turns. */
    public record Laid(double x, double y, int quarters, int upper, int lower) {
        /** A tile that lies has its left half first. */
        private double turn() {
            return -quarters * Math.PI / 2;
        }
    }

    /** Lays them around this place, leaning a little, each so wide. */
    public void paint(Surface surface, Theme theme, double x, double y, double u) {
        surface.save();
        surface.translate(x, y);
        surface.rotate(LEAN);
        tiles.forEach(laid -> lay(surface, theme, u, laid, false));
        tiles.forEach(laid -> lay(surface, theme, u, laid, true));
        surface.restore();
    }

    private void lay(Surface surface, Theme theme, double u, Laid laid, boolean isBody) {
        Box tile = new Box(-u / 2, -u, u, 2 * u);
        surface.save();
        surface.translate(laid.x * u, laid.y * u);
        surface.rotate(laid.turn());
        if (isBody) {
            new TileArt(surface, set, theme, u).faceUp(tile, laid.upper, laid.lower);
        } else {
            shadow(surface, theme, u, tile);
        }
        surface.restore();
    }

    /** By way of a sprite, because a shadow falls the same way however the surface is turned. */
    private void shadow(Surface surface, Theme theme, double u, Box tile) {
        Sprite sprite = surface.sprite(tile.width() + 2 * u, tile.height() + 2 * u);
        new TileArt(sprite.surface(), set, theme, u).shadow(new Box(u, u, tile.width(), tile.height()));
        surface.draw(sprite, tile.x() - u, tile.y() - u);
        sprite.drop();
    }
}
