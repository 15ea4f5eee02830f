package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.LaidTiles;
import deluxe.stage.art.LaidTiles.Laid;
import deluxe.stage.art.Planks;
import deluxe.stage.art.TableCard;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.List;

/** A small picture of the All Fives table: a few tiles on the veranda's linen. It shows no real game. */
public record VerandaCard() implements TableCard {
    private static final Box CLOTH = new Box(-330, 20, 640, 420);
    private static final double LEAN = .045;
    private static final int BOARDS = 14;
    private static final LaidTiles TILES = new LaidTiles(
            TileSet.IVORY,
            List.of(
                    new Laid(0, 0, 0, 5, 5),
                    new Laid(0, 2.08, 0, 5, 0),
                    new Laid(-1.58, .1, 1, 4, 5),
                    new Laid(1.58, .1, 1, 5, 6)));

    @Override
    public void paintTable(Surface surface, Box table, Theme theme) {
        Theme veranda = VerandaColours.THEME;
        new Planks(surface, veranda.wood(), BOARDS).floor(table, 75, "rgba(110,80,50,.5)", "rgba(255,250,235,.55)");
        surface.save();
        surface.rotate(LEAN);
        new Runner(surface, CLOTH, 1).paint();
        surface.restore();
        new Daylight(surface, table, new Box(-40, 20, 480, 330)).fall();
        surface.save();
        surface.translate(table.right() - 66, 222);
        new Coffee(surface).paint();
        surface.restore();
        TILES.paint(surface, veranda, 172, 120, 54);
    }
}
