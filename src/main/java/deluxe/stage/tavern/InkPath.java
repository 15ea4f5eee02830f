package deluxe.stage.tavern;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import java.util.Iterator;

/** Shapes as an illuminator draws them: flat colour within a pen line that is drawn twice. */
final class InkPath {
    static final String INK = "#2a160a";
    private static final double NIB = 2.1;

    private final Surface surface;
    private double x;
    private double y;

    InkPath(Surface surface) {
        this.surface = surface;
    }

    /** A shape as text: the SVG path commands M, L, Q and Z and whole numbers, all separated by blanks. */
    InkPath shape(String path) {
        surface.begin();
        Iterator<String> words = Split.at(' ', path).iterator();
        while (words.hasNext()) {
            String letter = words.next();
            switch (letter) {
                case "M" -> move(number(words), number(words));
                case "L" -> line(number(words), number(words));
                case "Q" -> bend(number(words), number(words), number(words), number(words));
                case "Z" -> surface.close();
                default -> throw new IllegalArgumentException("no shape has a step " + letter + ": " + path);
            }
        }
        return this;
    }

    private void move(double toX, double toY) {
        surface.moveTo(toX, toY);
        x = toX;
        y = toY;
    }

    private void line(double toX, double toY) {
        surface.lineTo(toX, toY);
        x = toX;
        y = toY;
    }

    private void bend(double overX, double overY, double toX, double toY) {
        surface.curveTo(
                x + (overX - x) * 2 / 3,
                y + (overY - y) * 2 / 3,
                toX + (overX - toX) * 2 / 3,
                toY + (overY - toY) * 2 / 3,
                toX,
                toY);
        x = toX;
        y = toY;
    }

    private static int number(Iterator<String> words) {
        return Whole.of(words.next());
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
