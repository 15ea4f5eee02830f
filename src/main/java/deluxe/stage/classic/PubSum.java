package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Picture;
import deluxe.stage.art.PlateArt;
import deluxe.stage.art.Theme;

/** What the open ends count together. */
public record PubSum(String title, int sum) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height();
        new PlateArt(surface, theme).plate(box, h * .2, theme.plate());
        Lettering letters = new Lettering(surface, theme);
        double room = box.width() - h * .3;
        letters.plain(
                title,
                box.centreX(),
                box.y() + h * .28,
                letters.fitted(title, Lettering.title(Math.max(9, h * .25)), room),
                Align.CENTRE,
                theme.quietInk());
        String text = String.valueOf(sum);
        letters.gilded(
                text,
                box.centreX(),
                box.y() + h * .66,
                letters.fitted(text, Lettering.text(h * .5), room),
                Align.CENTRE);
    }
}
