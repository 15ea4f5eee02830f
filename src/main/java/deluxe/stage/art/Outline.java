package deluxe.stage.art;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Surface;
import java.util.Iterator;

/** Shapes as text: the letters M, L, C and Z of vector graphics, with blanks between all letters and whole numbers. */
final class Outline {
    private Outline() {}

    /** Begins a path of this shape, in the shape's own units under the current transform; an empty text is no shape. */
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
