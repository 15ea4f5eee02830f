package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.LaidTiles;
import deluxe.stage.art.LaidTiles.Laid;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Planks;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.TableCard;
import deluxe.stage.art.Theme;
import java.util.List;

/** A small picture of the Muggins table: a few tiles by lamplight and a slate with crosses. It shows no real game. */
public record PubCard() implements TableCard {
    private static final Ramp POOL = Ramp.of("0 #fff3d8 40 #f3d2a0 75 #a8794f 100 #6a4630");
    private static final Ramp WARMTH = Ramp.of("0 rgba(255,176,86,.3) 50 rgba(255,150,60,.12) 100 rgba(255,120,30,0)");
    private static final int BOARDS = 41;
    private static final Box SLATE = new Box(0, 0, 230, 236);
    private static final double LEAN = .1;
    private static final int STROKES = 27;
    private static final LaidTiles TILES = new LaidTiles(
            PubColours.LAMPLIT,
            List.of(
                    new Laid(0, 0, 0, 9, 9),
                    new Laid(0, -2.08, 0, 5, 9),
                    new Laid(-1.58, .1, 1, 8, 9),
                    new Laid(1.58, .1, 1, 9, 7)));

    @Override
    public void paintTable(Surface surface, Box table, Theme theme) {
        Theme pub = PubColours.THEME;
        new Planks(surface, pub.wood(), BOARDS).floor(table, 100, "rgba(0,0,0,.75)", "rgba(255,200,140,.1)");
        light(surface, table);
        surface.save();
        surface.translate(table.right() - 160, 16);
        surface.rotate(LEAN);
        slate(surface, pub);
        surface.restore();
        TILES.paint(surface, pub, 151, 186, 55);
    }

    /** A warm pool of light over the tiles, and dusk around it. */
    private static void light(Surface surface, Box table) {
        surface.save();
        surface.blend(Surface.Blend.MULTIPLY);
        new Pen(surface).box(table).fill(POOL.around(150, 130, 330));
        surface.blend(Surface.Blend.LIGHTEN);
        new Pen(surface).box(table).fill(WARMTH.around(140, 120, 230));
        surface.restore();
    }

    private static void slate(Surface surface, Theme pub) {
        new SlateArt(surface).paint(SLATE);
        Box written = new Box(22, 20, 180, 186);
        ChalkTally tally = new ChalkTally(written, 4, true);
        for (int stroke = 0; stroke < STROKES; stroke++) {
            ChalkStroke.draw(new Chalk(surface, pub), tally, stroke, 1);
        }
    }
}
