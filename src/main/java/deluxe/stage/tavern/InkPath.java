package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Outline;

/** Shapes as an illuminator draws them: flat colour within a pen line that is drawn twice. */
final class InkPath {
    static final String INK = "#2a160a";
    private static final double NIB = 2.1;

    private final Surface surface;

    InkPath(Surface surface) {
        this.surface = surface;
    }

    /** Begins a path of this shape, a text as {@link Outline} reads it. */
    InkPath shape(String path) {
        Outline.trace(surface, path);
        return this;
    }

    InkPath fill(String colour) {
        surface.fill(Paint.of(colour));
        return this;
    }

    InkPath fill(Paint paint) {
        surface.fill(paint);
        return this;
    }

    InkPath stroke(String colour, double width) {
        surface.stroke(Paint.of(colour), width);
        return this;
    }

    /** The pen's line round a shape, uneven as a hand draws it. */
    InkPath outline(String path, double width) {
        shape(path).stroke(INK, width);
        surface.save();
        surface.translate(.45, .35);
        surface.alpha(.45);
        shape(path).stroke(INK, width * .7);
        surface.restore();
        return this;
    }

    void drawn(String path, String colour) {
        drawn(path, colour, NIB);
    }

    void drawn(String path, String colour, double width) {
        shape(path).fill(colour);
        outline(path, width);
    }

    /** Draws several lines in one colour. */
    void lines(String colour, double width, String... paths) {
        for (String path : paths) {
            shape(path).stroke(colour, width);
        }
    }

    void dot(double atX, double atY, double radius, String colour) {
        surface.begin();
        surface.arc(atX, atY, radius, 0, 2 * Math.PI);
        surface.fill(Paint.of(colour));
    }

    void ring(double atX, double atY, double radius, String colour, double width) {
        surface.begin();
        surface.arc(atX, atY, radius, 0, 2 * Math.PI);
        surface.stroke(Paint.of(colour), width);
    }
}
