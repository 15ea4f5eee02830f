package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.stage.art.LaidTiles.Laid;
import java.util.List;

/** A small picture of the Deluxe table: a few tiles and what they score. It shows no real game. */
public record CardPicture() implements BoxPicture {
    private static final LaidTiles TILES = new LaidTiles(
            TileSet.IVORY,
            List.of(
                    new Laid(0, 0, 0, 5, 5),
                    new Laid(0, -2.08, 0, 6, 5),
                    new Laid(-1.58, .1, 1, 3, 5),
                    new Laid(1.58, .1, 1, 5, 1)));

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        FeltArt felt = new FeltArt(surface, theme);
        felt.cloth(box);
        felt.ornament(box.grown(box.height() * .12));
        double u = box.height() * .205;
        TILES.paint(surface, theme, box.centreX() - u * .3, box.centreY() + u * .82, u);
        double side = box.height() * .27;
        new Medal("+10", true)
                .paint(surface, new Box(box.right() - side * 1.5, box.y() + side * .45, side, side), theme);
    }
}
