package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileArt;
import deluxe.stage.art.TileSet;

/**
 * The opponent's thought bubble: a cloud with a tile and one to three dots.
 *
 * @param tiles the set that the tile belongs to
 * @param dots how many of the dots are filled
 * @param mirrored whether the portrait is to the left of it
 */
public record Thought(TileSet tiles, int dots, boolean mirrored) implements Picture {
    /** Puffs around the middle, in heights of the box: across, down, radius. */
    private static final double[] PUFFS = {
        0, .1, .34, -.44, .12, .25, .44, .12, .25, .21, -.06, .25, -.21, -.06, .25, .21, .2, .2, -.21, .2, .2
    };

    private static final int MOST_DOTS = 3;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = Math.min(box.height(), box.width() / 1.7);
        double x = box.centreX() - (mirrored ? -h * .1 : h * .1);
        double y = box.centreY() + h * .02;
        double side = mirrored ? -1 : 1;
        Pen pen = new Pen(surface);
        surface.save();
        surface.shadow("rgba(50,60,60,.5)", h * .1, 0, h * .05);
        cloud(surface, pen, x, y, h, side, h * .022, VerandaColours.DARK_SAGE);
        surface.restore();
        cloud(surface, pen, x, y, h, side, 0, "#fffdf8");
        tile(surface, theme, x - h * .36, y + h * .1, h * .21);
        for (int dot = 0; dot < MOST_DOTS; dot++) {
            double alpha = dot < dots ? 1 - dot * .2 : .22;
            surface.save();
            surface.alpha(alpha);
            pen.circle(x + h * (.08 + dot * .2), y + h * .12, h * .06).fill(VerandaColours.TERRACOTTA);
            surface.restore();
        }
    }

    private static void cloud(
            Surface surface, Pen pen, double x, double y, double h, double side, double more, String colour) {
        surface.begin();
        for (int at = 0; at < PUFFS.length; at += 3) {
            double puffX = x + PUFFS[at] * h;
            double r = PUFFS[at + 2] * h + more;
            surface.moveTo(puffX + r, y + PUFFS[at + 1] * h);
            surface.arc(puffX, y + PUFFS[at + 1] * h, r, 0, Pen.FULL_TURN);
        }
        surface.fill(Paint.of(colour));
        pen.circle(x + side * h * .62, y - h * .24, h * .1 + more).fill(colour);
        pen.circle(x + side * h * .8, y - h * .42, h * .06 + more).fill(colour);
    }

    private void tile(Surface surface, Theme theme, double x, double y, double u) {
        surface.save();
        surface.translate(x, y);
        surface.rotate(-.12);
        new TileArt(surface, tiles, theme, u).faceUp(new Box(-u / 2, -u, u, 2 * u), 3, 6);
        surface.restore();
    }
}
