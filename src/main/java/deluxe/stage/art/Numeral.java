package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** A number or word of the countdown, as large as its box. */
public record Numeral(String text) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double radius = Math.min(box.width(), box.height()) / 2;
        double x = box.centreX();
        double y = box.centreY();
        String dark = theme.felt().last();
        Ramp gloom = Ramp.of(
                "0 " + Shade.clear(dark, .75) + " 55 " + Shade.clear(dark, .45) + " 100 " + Shade.clear(dark, 0));
        new Pen(surface).circle(x, y, radius).fill(gloom.around(x, y, radius));
        Lettering letters = new Lettering(surface, theme);
        Face face = letters.fitted(text, Lettering.title(box.height() * .72), box.width() * .8);
        letters.raised(text, x, y, face, Align.CENTRE);
    }
}
