package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/** The pub's message line: a sentence in chalk on the slate that lies there. */
public record ChalkLine(String text) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Box within = SlateArt.within(box).grown(-4);
        Face face = new Lettering(surface, theme)
                .fitted(text, Lettering.text(Math.min(24, box.height() * .52)), within.width());
        new Chalk(surface, theme).text(text, box.centreX(), box.centreY(), face, Align.CENTRE, PubColours.CHALK);
    }

    @Override
    public double bleed(Box box) {
        return 0;
    }
}
