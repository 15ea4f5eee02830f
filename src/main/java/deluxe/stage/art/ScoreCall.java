package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import java.util.List;

/**
 * A ribbon that spells out a sum, {@code 5 + 10 = 15}; a long one has two lines.
 *
 * @param second the second line; empty if there is one line
 */
public record ScoreCall(String first, String second) implements Picture {
    /** How much each further line adds, as a share of the height of a ribbon with one line. */
    private static final double NEXT_LINE = .62;

    public ScoreCall(String text) {
        this(text, "");
    }

    /** The same words in two lines of about the same length, if there is more than one word. */
    public ScoreCall inTwoLines() {
        int middle = first.length() / 2;
        int before = first.lastIndexOf(' ', middle);
        int after = first.indexOf(' ', middle);
        int at = before < 0 || (after >= 0 && after - middle < middle - before) ? after : before;
        return at < 0 ? this : new ScoreCall(first.substring(0, at), first.substring(at + 1));
    }

    List<String> lines() {
        return second.isEmpty() ? List.of(first) : List.of(first, second);
    }

    /** The width that the words need on a ribbon that is this high with one line. */
    public double width(Surface surface, double height) {
        double widest = 0;
        for (String line : lines()) {
            widest = Math.max(widest, surface.textWidth(line, Lettering.text(height * .56)));
        }
        return widest + height * 1.5;
    }

    /** The height of this ribbon, if a ribbon with one line is {@code height} high. */
    public double height(double height) {
        return height * more();
    }

    private double more() {
        return 1 + (lines().size() - 1) * NEXT_LINE;
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height() / more();
        Pen pen = new Pen(surface);
        for (int side = -1; side <= 1; side += 2) {
            double in = box.centreX() + side * (box.width() / 2 - h * .5);
            double out = box.centreX() + side * box.width() / 2;
            double top = box.centreY() - h * .28;
            pen.line(in, top, out, top, out - side * h * .22, top + h * .36, out, top + h * .72, in, top + h * .72);
            pen.shut().fill(theme.badge().last()).stroke(theme.gilt(), 1);
        }
        Box middle = new Box(box.x() + h * .32, box.y(), box.width() - h * .64, box.height() - h * .14);
        new PlateArt(surface, theme).plate(middle, h * .16, theme.badge());
        Lettering letters = new Lettering(surface, theme);
        double down = middle.centreY() - (lines().size() - 1) * h * NEXT_LINE / 2;
        for (String line : lines()) {
            Face face = letters.fitted(line, Lettering.text(h * .56), middle.width() - h * .4);
            letters.gilded(line, box.centreX(), down, face, Align.CENTRE);
            down += h * NEXT_LINE;
        }
    }
}
