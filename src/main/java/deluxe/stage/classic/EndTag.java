package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;

/**
 * A terracotta disc that says what an open end counts and points at it.
 *
 * @param direction where it points, in clockwise quarter turns from east
 */
public record EndTag(int counts, int direction) implements Picture {
    private static final Ramp CLAY = Ramp.of("0 #c9683f 100 #8f3c22");
    /** The disc's radius; the tip fills the rest of the box. */
    private static final double DISC = .37;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double side = Math.min(box.width(), box.height());
        double r = side * DISC;
        Pen pen = new Pen(surface);
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.shadow("rgba(80,50,30,.5)", 4, 0, 2);
        surface.save();
        surface.rotate(direction * Math.PI / 2);
        pen.circle(0, 0, r).fill(CLAY.last());
        pen.line(side / 2, 0, r * .6, r * .6, r * .6, -r * .6).shut().fill(CLAY.last());
        surface.restore();
        surface.noShadow();
        pen.circle(0, 0, r).fill(CLAY.line(-r, -r, r, r));
        pen.circle(0, 0, r * .83).stroke("rgba(255,240,225,.75)", Math.max(.8, r * .07));
        Lettering letters = new Lettering(surface, theme);
        String text = String.valueOf(counts);
        letters.plain(
                text, 0, 0, letters.fitted(text, Lettering.text(r * 1.2), r * 1.4), Align.CENTRE, VerandaColours.CREAM);
        surface.restore();
    }
}
