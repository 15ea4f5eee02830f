package deluxe.stage.art;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Surface;
import java.util.Iterator;

/** Shapes as text: the SVG path commands M, L, C and Z and whole numbers, all separated by blanks. */
final class Outline {
    private Outline() {}

    /** Begins a path of this shape, in the shape's own units under the current transform; an empty text gives an empty path. */
    static void trace(Surface surface, String path) {
        surface.begin();
        Iterator<String> words = Split.at(' ', path).iterator();
        while (words.hasNext()) {
            String letter = words.next();
            switch (letter) {
                case "M" -> surface.moveTo(number(words), number(words));
                case "L" -> surface.lineTo(number(words), number(words));
                case "C" ->
                    surface.curveTo(
                            number(words), number(words), number(words), number(words), number(words), number(words));
                case "Z" -> surface.close();
                default -> throw new IllegalArgumentException("no path has a step " + letter + ": " + path);
            }
        }
    }

    private static int number(Iterator<String> words) {
        return Whole.of(words.next());
    }
}
