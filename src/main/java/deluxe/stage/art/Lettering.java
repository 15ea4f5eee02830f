package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** Text in the game's two type faces, placed by the middle of its capitals and figures. */
public final class Lettering {
    private static final String TITLES = "Cinzel, serif";
    private static final String TEXTS = "Nunito, sans-serif";
    private static final double CAPITALS = .7;
    private static final char ELLIPSIS = '…';

    private final Surface surface;
    private final Theme theme;

    public Lettering(Surface surface, Theme theme) {
        this.surface = surface;
        this.theme = theme;
    }

    public static Face title(double size) {
        return new Face(TITLES, 700, size);
    }

    public static Face text(double size) {
        return new Face(TEXTS, 800, size);
    }

    /** Large text, in the theme's colours for lettering. */
    public void gilded(String text, double x, double middle, Face face, Align align) {
        write(text, x, middle, face, align, theme.lettering());
    }

    /** Cut in relief, for titles: a dark edge below, a light one above, the metal between. */
    void raised(String text, double x, double middle, Face face, Align align) {
        double deep = face.size() * .035;
        surface.save();
        surface.shadow(theme.shade(), face.size() * .2, 0, face.size() * .07);
        plain(
                text,
                x,
                middle + deep,
                face,
                align,
                Shade.between(theme.lettering().last(), "#2a1402", .85));
        surface.restore();
        plain(text, x, middle - deep * .4, face, align, "#fff8d8");
        gilded(text, x, middle, face, align);
    }

    public void write(String text, double x, double middle, Face face, Align align, Ramp colours) {
        double half = face.size() * CAPITALS / 2;
        Paint paint = colours.down(middle - half * 1.2, middle + half * 1.2);
        surface.save();
        surface.shadow(theme.halo(), Math.min(3, face.size() * .12), 0, Math.min(1.5, face.size() * .06));
        surface.text(text, x, middle + half, face, align, paint);
        surface.restore();
    }

    public void plain(String text, double x, double middle, Face face, Align align, String colour) {
        surface.text(text, x, middle + face.size() * CAPITALS / 2, face, align, Paint.of(colour));
    }

    /** The face as it is, or reduced so that the text is no wider than {@code width}. */
    public Face fitted(String text, Face face, double width) {
        double wide = surface.textWidth(text, face);
        return wide <= width ? face : new Face(face.family(), face.weight(), face.size() * width / wide);
    }

    /** The text, or as much of it as fits, with an ellipsis. */
    public String cut(String text, Face face, double width) {
        if (surface.textWidth(text, face) <= width) {
            return text;
        }
        int end = text.length() - 1;
        while (end > 1 && surface.textWidth(text.substring(0, end) + ELLIPSIS, face) > width) {
            end--;
        }
        return text.substring(0, end) + ELLIPSIS;
    }
}
