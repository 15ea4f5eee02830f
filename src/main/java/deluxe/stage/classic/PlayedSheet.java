package deluxe.stage.classic;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileArt;
import deluxe.stage.art.TileSet;
import java.util.ArrayList;
import java.util.List;

/**
 * All tiles of a tableau, in the order of the set, on a linen napkin.
 *
 * @param title what they are, and how many
 * @param set the set that the tiles belong to
 */
record PlayedSheet(String title, Tableau tableau, TileSet set) implements Picture {
    private static final double RADIUS = 14;
    private static final double HEAD = 40;
    private static final double EDGE = 14;
    private static final double ACROSS = 1.2;
    private static final double DOWN = 2.3;
    private static final double LARGEST = 44;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        VerandaSeat.plate(surface, box, RADIUS, theme);
        Lettering letters = new Lettering(surface, theme);
        letters.plain(
                title,
                box.centreX(),
                box.y() + HEAD / 2 + 2,
                letters.fitted(title, Lettering.title(20), box.width() - 2 * EDGE),
                Align.CENTRE,
                VerandaColours.DARK_SAGE);
        Box room = new Box(box.x() + EDGE, box.y() + HEAD, box.width() - 2 * EDGE, box.height() - HEAD - EDGE);
        int columns = columns(room);
        double u = width(room, columns);
        TileArt art = new TileArt(surface, set, theme, u);
        Sprite shadow = shadow(surface, theme, u);
        int at = 0;
        for (Tile tile : inOrder()) {
            double x = room.x() + (at % columns) * room.width() / columns + (room.width() / columns - u) / 2;
            int row = at / columns;
            double y = room.y() + row * u * DOWN;
            Box cell = new Box(x, y, u, 2 * u);
            surface.draw(shadow, x - u, y - u);
            art.faceUp(cell, tile.high(), tile.low());
            at++;
        }
        shadow.drop();
    }

    private List<Tile> inOrder() {
        List<Tile> tiles = new ArrayList<>();
        for (int index = 0; tiles.size() < tableau.size(); index++) {
            if (tableau.tiles().indexOf(Tile.at(index)) >= 0) {
                tiles.add(Tile.at(index));
            }
        }
        return tiles;
    }

    /** On a sprite of its own: the shape that casts a shadow is painted beside it, where other tiles lie on the sheet. */
    private Sprite shadow(Surface surface, Theme theme, double u) {
        Sprite shadow = surface.sprite(3 * u, 4 * u);
        new TileArt(shadow.surface(), set, theme, u).shadow(new Box(u, u, u, 2 * u));
        return shadow;
    }

    /** The number of columns in which tiles are widest. */
    private int columns(Box room) {
        int best = 1;
        for (int columns = 2; columns <= Math.max(1, tableau.size()); columns++) {
            best = width(room, columns) > width(room, best) ? columns : best;
        }
        return best;
    }

    private double width(Box room, int columns) {
        int rows = (tableau.size() + columns - 1) / columns;
        return Math.min(LARGEST, Math.min(room.width() / columns / ACROSS, room.height() / Math.max(1, rows) / DOWN));
    }
}
