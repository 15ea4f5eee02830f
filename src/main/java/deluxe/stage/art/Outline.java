package deluxe.stage.art;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Surface;
import java.util.Iterator;

/** Shapes as text: the SVG path commands M, L, Q, C and Z and whole numbers, all separated by blanks. */
public final class Outline {
    private final Surface surface;
    private final Iterator<String> words;
    private double x;
    private double y;

    private Outline(Surface surface, String path) {
        this.surface = surface;
        this.words = Split.at(' ', path).iterator();
    }

    /** Begins a path of this shape, in the shape's own units under the current transform; an empty text gives an empty path. */
    public static void trace(Surface surface, String path) {
        surface.begin();
        Outline outline = new Outline(surface, path);
        while (outline.words.hasNext()) {
            outline.step(outline.words.next());
        }
    }

    private void step(String letter) {
        switch (letter.charAt(0)) {
            case 'M' -> {
                point();
                surface.moveTo(x, y);
            }
            case 'L' -> {
                point();
                surface.lineTo(x, y);
            }
            case 'Q' -> bend(x, y, number(), number());
            case 'C' -> curve(number(), number(), number(), number());
            case 'Z' -> surface.close();
            default -> throw new IllegalArgumentException("no shape has a step " + letter);
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
        x = number();
        y = number();
    }

    private int number() {
        return Whole.of(words.next());
    }
}
