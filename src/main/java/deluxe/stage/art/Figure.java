package deluxe.stage.art;

import deluxe.kit.Split;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;

/** Draws a figure: the text that {@code deluxe.build.Drawings} makes of a drawing. */
public final class Figure {
    private final Surface surface;
    private final List<Paint> paints = new ArrayList<>();
    private final String text;
    private int at;
    private int shape;
    private double x;
    private double y;

    private Figure(Surface surface, String text) {
        this.surface = surface;
        this.text = text;
    }

    /** Draws a figure of one layer, under the current transform; the inks take the place of those that the drawing names. */
    public static void paint(Surface surface, String figure, String... inks) {
        layer(surface, figure, 0, inks);
    }

    /** The same with one ink of any kind. */
    static void paint(Surface surface, String figure, Paint ink) {
        of(surface, figure, 0, List.of(ink)).draw();
    }

    /** Draws one layer of the figure: 0 is the lowest. */
    public static void layer(Surface surface, String figure, int layer, String... inks) {
        List<Paint> paints = new ArrayList<>();
        for (String ink : inks) {
            paints.add(Paint.of(ink));
        }
        of(surface, figure, layer, paints).draw();
    }

    private static Figure of(Surface surface, String figure, int layer, List<Paint> inks) {
        List<String> lines = Split.at('\n', figure);
        Figure drawn = new Figure(surface, lines.get(layer + 1));
        for (String paint : Split.at('|', lines.get(0))) {
            boolean isInk = paint.charAt(0) == '?' && drawn.paints.size() < inks.size();
            drawn.paints.add(isInk ? inks.get(drawn.paints.size()) : paint(paint));
        }
        return drawn;
    }

    private void draw() {
        while (at < text.length()) {
            step();
        }
    }

    /** Only begins the path of the figure's first shape. */
    public static void trace(Surface surface, String figure) {
        Figure drawn = of(surface, figure, 0, List.of());
        drawn.shape = 1;
        drawn.outline();
    }

    private static Paint paint(String text) {
        if (text.charAt(0) != 'L' && text.charAt(0) != 'R') {
            return Paint.of(text);
        }
        Figure words = new Figure(null, text);
        words.at = 1;
        double fromX = words.number();
        double fromY = words.number();
        double end = words.number();
        if (text.charAt(0) == 'R') {
            return words.ramp().around(fromX, fromY, end);
        }
        double endY = words.number();
        return words.ramp().line(fromX, fromY, end, endY);
    }

    private Ramp ramp() {
        return Ramp.of(text.substring(at));
    }

    private void step() {
        char letter = text.charAt(at++);
        switch (letter) {
            case 'b' -> {
                surface.begin();
                shape = at;
                x = 0;
                y = 0;
            }
            case 'F' -> surface.fill(paint());
            case 'S' -> surface.stroke(paint(), number());
            case 'P' -> pen(paint(), number());
            case '[' -> surface.save();
            case ']' -> surface.restore();
            case 'K' -> surface.clip();
            case 'A' -> surface.alpha(number());
            case 'H' -> surface.dash(number(), number());
            case 'T' -> surface.translate(number(), number());
            case 'U' -> surface.rotate(Math.toRadians(number()));
            case 'X' -> surface.scale(number(), number());
            default -> trace(letter);
        }
    }

    private void trace(char letter) {
        switch (letter) {
            case 'm' -> {
                point();
                surface.moveTo(x, y);
            }
            case 'l' -> {
                point();
                surface.lineTo(x, y);
            }
            case 'q' -> bend(x, y, x + number(), y + number());
            case 'c' -> curve(x + number(), y + number(), x + number(), y + number());
            case 'z' -> surface.close();
            case 'o' -> surface.arc(number(), number(), number(), 0, Pen.FULL_TURN);
            case 'e' -> surface.ellipse(number(), number(), number(), number());
            case 'r' -> surface.roundRectangle(number(), number(), number(), number(), number());
            default -> throw new IllegalArgumentException("no figure has a step " + letter);
        }
    }

    private void bend(double fromX, double fromY, double overX, double overY) {
        point();
        surface.curveTo(
                fromX + (overX - fromX) * 2 / 3,
                fromY + (overY - fromY) * 2 / 3,
                x + (overX - x) * 2 / 3,
                y + (overY - y) * 2 / 3,
                x,
                y);
    }

    private void curve(double x1, double y1, double x2, double y2) {
        point();
        surface.curveTo(x1, y1, x2, y2, x, y);
    }

    private void point() {
        x += number();
        y += number();
    }

    private Paint paint() {
        return paints.get((int) number());
    }

    private void outline() {
        surface.begin();
        x = 0;
        y = 0;
        for (at = shape; at < text.length() && text.charAt(at) >= 'a'; ) {
            trace(text.charAt(at++));
        }
    }

    /** The line of a pen round a shape, uneven as a hand draws it: it is drawn twice. */
    private void pen(Paint ink, double width) {
        surface.stroke(ink, width);
        int next = at;
        surface.save();
        surface.translate(.45, .35);
        surface.alpha(.45);
        outline();
        surface.stroke(ink, width * .7);
        surface.restore();
        at = next;
    }

    /** The next number, before which there is a blank where it is needed. */
    private double number() {
        at += text.charAt(at) == ' ' ? 1 : 0;
        boolean isNegative = text.charAt(at) == '-';
        at += isNegative ? 1 : 0;
        int digits = 0;
        int unit = 0;
        for (; at < text.length() && text.charAt(at) <= '9' && text.charAt(at) >= '.'; at++) {
            if (text.charAt(at) == '.') {
                unit = 1;
            } else {
                digits = 10 * digits + text.charAt(at) - '0';
                unit *= 10;
            }
        }
        double value = (double) digits / Math.max(1, unit);
        return isNegative ? -value : value;
    }
}
