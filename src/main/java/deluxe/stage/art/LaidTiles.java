package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.List;

/** A few tiles as they lie on a table, for a small picture of that table. They belong to no real game. */
public record LaidTiles(TileSet set, List<Laid> tiles) {
    private static final double LEAN = -.09;

    public LaidTiles {
        tiles = List.copyOf(tiles);
    }

    /** Where a tile lies, in tile widths from the middle, and by how many quarter turns it is turned. */
    public record Laid(double x, double y, int quarters, int upper, int lower) {
        /** In radians, anticlockwise, so the upper half of a tile becomes its left half after one quarter turn. */
        private double turn() {
            return -quarters * Math.PI / 2;
        }
    }

    /** Paints the tiles around this place, slightly slanted, each {@code u} wide. */
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

    /** Draws it through a sprite, because a shadow's offset doesn't turn with the surface. */
    private void shadow(Surface surface, Theme theme, double u, Box tile) {
        Sprite sprite = surface.sprite(tile.width() + 2 * u, tile.height() + 2 * u);
        new TileArt(sprite.surface(), set, theme, u).shadow(new Box(u, u, tile.width(), tile.height()));
        surface.draw(sprite, tile.x() - u, tile.y() - u);
        sprite.drop();
    }
}
