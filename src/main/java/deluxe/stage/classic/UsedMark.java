package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/** The mark around a tile among the used dominoes: a light around a played tile, a line around the player's own. */
public record UsedMark(boolean isOwn) implements Picture {
    static final String OWN = "#ffd35e";

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        double u = Math.min(box.width(), box.height());
        if (isOwn) {
            pen.round(box.grown(u * .09), u * .22).stroke(OWN, Math.max(1.3, u * .12));
            return;
        }
        surface.save();
        surface.shadow("rgba(255,214,130,.75)", 5, 0, 0);
        pen.round(box, u * .15).fill("#fff3d0");
        surface.restore();
    }

    @Override
    public double bleed(Box box) {
        return 8;
    }
}
