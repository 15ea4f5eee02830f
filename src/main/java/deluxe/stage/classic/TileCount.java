package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileArt;
import deluxe.stage.art.TileSet;

/** A small face-down tile with the number of tiles: ×7. */
final class TileCount {
    private static final double GAP = .22;

    private TileCount() {}

    static double width(Surface surface, int tiles, Face face) {
        return back(face) * (1 + GAP) + surface.textWidth(text(tiles), face);
    }

    static void paint(Surface surface, double x, double middle, int tiles, Face face, Theme theme) {
        double u = back(face);
        back(surface, x, middle, u, theme);
        new Lettering(surface, theme).plain(text(tiles), x + u * (1 + GAP), middle, face, Align.LEFT, theme.ink());
    }

    /** The number alone, ending at {@code right}, for where there is no room for the back; returns how wide it is. */
    static double paintNumber(Surface surface, double right, double middle, int tiles, Face face, Theme theme) {
        new Lettering(surface, theme).plain(text(tiles), right, middle, face, Align.RIGHT, theme.ink());
        return surface.textWidth(text(tiles), face);
    }

    /** A back alone, upright, with its middle at {@code middle}. */
    static void back(Surface surface, double x, double middle, double u, Theme theme) {
        new TileArt(surface, TileSet.IVORY, theme, u).faceDown(new Box(x, middle - u, u, 2 * u));
    }

    private static double back(Face face) {
        return face.size() * .76;
    }

    private static String text(int tiles) {
        return "×" + tiles;
    }
}
