package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Picture;
import deluxe.stage.art.PlateArt;
import deluxe.stage.art.Theme;

/**
 * A player's plate in the pub, of leather with a brass rim: the number of tiles, and the name if there is room
 * for it. Name and points are on the slate.
 *
 * @param toMove whether it is this player's turn
 * @param mirrored whether the portrait is on the right
 */
public record PubSeat(String name, int tiles, boolean toMove, boolean mirrored) implements Picture {
    /** The gap between the rounded end and the text, in heights. */
    private static final double PAD = .28;

    /** How far a long name is reduced before it is cut. */
    private static final double SMALLEST = .75;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        PlateArt plates = new PlateArt(surface, theme);
        double h = box.height();
        if (toMove) {
            plates.halo(box, h / 2);
        }
        plates.plate(box, h / 2, theme.plate());
        double x = mirrored ? box.x() + h * PAD : box.x() + h * 1.16;
        double right = mirrored ? box.right() - h * 1.16 : box.right() - h * PAD;
        Face small = Lettering.text(Math.max(12, h * .37));
        Face title = Lettering.title(Math.max(11, h * .34));
        double least = surface.textWidth(name, title) * SMALLEST;
        double gap = h * .14;
        double backs = TileCount.width(surface, tiles, small);
        if (right - backs - gap - x >= least) {
            TileCount.paint(surface, right - backs, box.centreY(), tiles, small, theme);
        } else {
            backs = TileCount.paintNumber(surface, right, box.centreY(), tiles, small, theme);
        }
        double room = Math.max(0, right - backs - gap - x);
        Lettering letters = new Lettering(surface, theme);
        Face fitted = letters.fitted(name, title, Math.max(room, least));
        if (room >= least || room > h) {
            letters.plain(letters.cut(name, fitted, room), x, box.centreY(), fitted, Align.LEFT, theme.ink());
        }
    }
}
