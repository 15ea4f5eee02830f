package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;

/**
 * A medal with a sum on it.
 *
 * @param text {@code +10} for points, {@code 12} for a sum that does not score
 * @param scores whether it is gold; if not, it is plain enamel
 */
public record Medal(String text, boolean scores) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double r = Math.min(box.width(), box.height()) / 2;
        double x = box.centreX();
        double y = box.centreY();
        Pen pen = new Pen(surface);
        if (scores) {
            new PlateArt(surface, theme).ring(x, y, r);
        } else {
            pen.circle(x, y, r).fill(theme.quietInk());
        }
        double in = r * (scores ? .83 : .92);
        pen.circle(x, y, in).fill(theme.badge().around(x - r * .25, y - r * .35, r * 1.3));
        pen.stroke("rgba(50,28,4,.7)", Math.max(.8, r * .04));
        pen.oval(x, y - r * .5, r * .5, r * .2).fill("rgba(255,255,255,.14)");
        Lettering letters = new Lettering(surface, theme);
        letters.gilded(text, x, y, letters.fitted(text, Lettering.text(r * .85), in * 1.6), Align.CENTRE);
    }
}
