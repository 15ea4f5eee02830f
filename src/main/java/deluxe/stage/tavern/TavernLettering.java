package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** The tavern's two type faces, placed by the middle of their lower-case letters. */
final class TavernLettering {
    private static final String TITLES = "\"Manufacturing Consent\", serif";
    private static final String TEXTS = "\"Grenze Gotisch\", serif";
    private static final double BELOW_MIDDLE = .28;

    private TavernLettering() {}

    static Face title(double size) {
        return new Face(TITLES, 400, size);
    }

    static Face text(double size) {
        return new Face(TEXTS, 500, size);
    }

    /** The face as it is, or reduced so that the text is no wider than {@code width}. */
    static Face fitted(Surface surface, String text, Face face, double width) {
        double wide = surface.textWidth(text, face);
        return wide <= width ? face : new Face(face.family(), face.weight(), face.size() * width / wide);
    }

    static void write(Surface surface, String text, double x, double middle, Face face, Align align, String colour) {
        surface.text(text, x, middle + face.size() * BELOW_MIDDLE, face, align, Paint.of(colour));
    }

    /** Writes a number under a portrait, for players who do not count the coins. */
    static void count(Surface surface, String text, double x, double y, double size) {
        write(surface, text, x, y + 1.5, title(size), Align.CENTRE, "#000000");
        write(surface, text, x, y, title(size), Align.CENTRE, "#ffe7a8");
    }
}
