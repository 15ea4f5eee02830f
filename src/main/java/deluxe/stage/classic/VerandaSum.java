package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * The sum of the ends, spelled out.
 *
 * @param title what the sum is called
 * @param terms {@code 5 + 6 + 4}, or empty if only one end counts
 */
public record VerandaSum(String title, String terms, int sum) implements Picture {
    /** On a plate lower than this there is no line for a title. */
    private static final double LOW = 34;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height();
        boolean titled = h >= LOW;
        VerandaSeat.plate(surface, box, titled ? h * .26 : h / 2, theme);
        Lettering letters = new Lettering(surface, theme);
        double middle = box.centreY();
        double size = h * .46;
        if (titled) {
            Face face = letters.fitted(title, Lettering.title(Math.max(10, h * .23)), box.width() - h * .6);
            letters.plain(title, box.centreX(), box.y() + h * .28, face, Align.CENTRE, VerandaColours.DARK_SAGE);
            middle = box.y() + h * .66;
            size = h * .42;
        }
        spelled(surface, letters, box, middle, size, theme);
    }

    private void spelled(Surface surface, Lettering letters, Box box, double middle, double size, Theme theme) {
        String lead = terms.isEmpty() ? "" : terms + " = ";
        double room = box.width() - box.height() * .6;
        double wide = surface.textWidth(lead, Lettering.text(size * .78))
                + surface.textWidth(String.valueOf(sum), Lettering.text(size));
        double fitted = size * Math.min(1, room / wide);
        Face small = Lettering.text(fitted * .78);
        Face large = Lettering.text(fitted);
        double leadWide = surface.textWidth(lead, small);
        double x = box.centreX() - (leadWide + surface.textWidth(String.valueOf(sum), large)) / 2;
        letters.plain(lead, x, middle, small, Align.LEFT, theme.ink());
        letters.plain(String.valueOf(sum), x + leadWide, middle, large, Align.LEFT, VerandaColours.DARK_TERRACOTTA);
    }
}
