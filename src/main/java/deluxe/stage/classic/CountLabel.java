package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * The name of the tiles that lie here and their number, or only the number if there is no room for both.
 *
 * @param pile whether it is for the pile, in the colours of its napkin; if not, it is for the boneyard
 */
public record CountLabel(String title, int count, boolean pile) implements Picture {
    private static final double LEAST_TITLE = 80;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        String ink = pile ? "#2f4a5a" : "#2f4636";
        String badge = pile ? "#466f89" : VerandaColours.DARK_SAGE;
        Lettering letters = new Lettering(surface, theme);
        double high = Math.min(box.height(), 40);
        double wide = Math.min(box.width(), high * 1.7);
        boolean titled = box.width() >= LEAST_TITLE;
        double right = titled ? box.right() : box.centreX() + wide / 2;
        Box pill = new Box(right - wide, box.centreY() - high / 2, wide, high);
        new Pen(surface).round(pill, high / 2).fill(badge);
        String text = String.valueOf(count);
        letters.plain(
                text, pill.centreX(), pill.centreY(), Lettering.text(high * .72), Align.CENTRE, VerandaColours.CREAM);
        if (titled) {
            double room = box.width() - wide - 10;
            Face face = letters.fitted(title, Lettering.title(high * .66), room);
            letters.plain(title, box.x() + 4, box.centreY(), face, Align.LEFT, ink);
        }
    }

    @Override
    public double bleed(Box box) {
        return 1;
    }
}
