package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/**
 * The sign of the game, for icons: a double five over a tile face down, on the cloth.
 *
 * @param share how much of the box's side the tiles can fill; the rest is ground that may be cut away
 */
public record Emblem(Ground ground, double share) implements BoxPicture {
    /** From this side length up there is room for the tile behind, and the cloth has its weave. */
    private static final double ROOMY = 40;

    private static final double LEAN = .28;
    private static final double LEAN_BEHIND = -.42;

    /** What the tiles lie on. */
    public enum Ground {
        /** Nothing: the tiles alone. */
        NONE,
        /** Cloth to the edges, for systems that cut icons to a shape of their own. */
        SQUARE,
        /** Cloth with round corners and a gold rim. */
        ROUNDED,
        /** A disc of cloth with a gold rim. */
        DISC
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        surface.save();
        ground(surface, box, theme);
        boolean roomy = box.width() >= ROOMY;
        double u = box.width() * share * (roomy ? .44 : .48);
        if (roomy) {
            lay(surface, box, theme, u, LEAN_BEHIND, -.16, false);
        }
        lay(surface, box, theme, u, LEAN, roomy ? .14 : 0, true);
        surface.restore();
    }

    private void ground(Surface surface, Box box, Theme theme) {
        if (ground == Ground.NONE) {
            return;
        }
        double radius = radius(box);
        Pen pen = new Pen(surface);
        pen.round(box, radius).clip();
        if (box.width() >= ROOMY) {
            new FeltArt(surface, theme).cloth(box);
        } else {
            pen.fill(theme.felt().around(box.centreX(), box.centreY(), box.width() * .7));
        }
        if (ground != Ground.SQUARE) {
            double wide = box.width() * .045;
            pen.round(box.grown(-wide / 2), radius - wide / 2)
                    .stroke(theme.metal().slanted(box), wide);
        }
    }

    private double radius(Box box) {
        return switch (ground) {
            case NONE, SQUARE -> 0;
            case ROUNDED -> box.width() * .2;
            case DISC -> box.width() / 2;
        };
    }

    /** @param aside how far from the middle to the right, in widths of a tile */
    private void lay(Surface surface, Box box, Theme theme, double u, double lean, double aside, boolean faceUp) {
        Box tile = new Box(-u / 2, -u, u, 2 * u);
        surface.save();
        surface.translate(box.centreX() + aside * u, box.centreY() - TileArt.thickness(u) / 2);
        surface.rotate(lean);
        shadow(surface, theme, u, tile);
        TileArt art = new TileArt(surface, TileSet.IVORY, theme, u);
        if (faceUp) {
            art.faceUp(tile, 5, 5);
        } else {
            art.faceDown(tile);
        }
        surface.restore();
    }

    /** Draws it through a sprite, because a shadow's offset doesn't turn with the surface. */
    private static void shadow(Surface surface, Theme theme, double u, Box tile) {
        double room = u;
        Sprite sprite = surface.sprite(tile.width() + 2 * room, tile.height() + 2 * room);
        new TileArt(sprite.surface(), TileSet.IVORY, theme, u).shadow(new Box(room, room, tile.width(), tile.height()));
        surface.draw(sprite, tile.x() - room, tile.y() - room);
        sprite.drop();
    }
}
