package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** A number or word of the countdown, as large as its box. */
public record Numeral(String text) implements Picture {
    private static final Ramp GLOOM = Ramp.of("0 rgba(0,0,0,.5) 60 rgba(0,0,0,.24) 100 rgba(0,0,0,0)");
    private static final Ramp GOLD = Theme.EMERALD.lettering();

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double radius = Math.min(box.width(), box.height()) / 2;
        new Pen(surface)
                .circle(box.centreX(), box.centreY(), radius)
                .fill(GLOOM.around(box.centreX(), box.centreY(), radius));
        Lettering letters = new Lettering(surface, theme);
        Face face = letters.fitted(text, Lettering.title(box.height() * .72), box.width() * .8);
        double deep = face.size() * .03;
        letters.plain(text, box.centreX(), box.centreY() + deep, face, Align.CENTRE, "#3d2406");
        letters.plain(text, box.centreX(), box.centreY() - deep * .4, face, Align.CENTRE, "#fffbe6");
        letters.write(text, box.centreX(), box.centreY(), face, Align.CENTRE, GOLD);
    }
}
