package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.List;

/** A few tiles of a game at the Deluxe table and what they score, for a small picture of it; no part of the game. */
public record CardPicture() implements Picture {
    private static final double LEAN = -.09;
    private static final List<Laid> TILES = List.of(
            new Laid(0, 0, 0, 5, 5),
            new Laid(0, -2.08, 0, 6, 5),
            new Laid(-1.58, .1, 1, 3, 5),
            new Laid(1.58, .1, 1, 5, 1));

    /** Where a tile lies, in widths of a tile from the middle, and after how many quarter turns. */
    private record Laid(double x, double y, int quarters, int upper, int lower) {
        /** A tile that lies has its left half first. */
        private double turn() {
            return -quarters * Math.PI / 2;
        }
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        FeltArt felt = new FeltArt(surface, theme);
        felt.cloth(box);
        felt.ornament(box.grown(box.height() * .12));
        double u = box.height() * .205;
        surface.save();
        surface.translate(box.centreX() - u * .3, box.centreY() + u * .82);
        surface.rotate(LEAN);
        TILES.forEach(laid -> lay(surface, theme, u, laid, false));
        TILES.forEach(laid -> lay(surface, theme, u, laid, true));
        surface.restore();
        double side = box.height() * .27;
        new Medal("+10", true)
                .paint(surface, new Box(box.right() - side * 1.5, box.y() + side * .45, side, side), theme);
    }

    @Override
    public double bleed(Box box) {
        return 0;
    }

    private static void lay(Surface surface, Theme theme, double u, Laid laid, boolean isBody) {
        Box tile = new Box(-u / 2, -u, u, 2 * u);
        surface.save();
        surface.translate(laid.x * u, laid.y * u);
        surface.rotate(laid.turn());
        if (isBody) {
            new TileArt(surface, TileSet.IVORY, theme, u).faceUp(tile, laid.upper, laid.lower);
        } else {
            shadow(surface, theme, u, tile);
        }
        surface.restore();
    }

    /** By way of a sprite, because a shadow falls the same way however the surface is turned. */
    private static void shadow(Surface surface, Theme theme, double u, Box tile) {
        Sprite sprite = surface.sprite(tile.width() + 2 * u, tile.height() + 2 * u);
        new TileArt(sprite.surface(), TileSet.IVORY, theme, u).shadow(new Box(u, u, tile.width(), tile.height()));
        surface.draw(sprite, tile.x() - u, tile.y() - u);
        sprite.drop();
    }
}
