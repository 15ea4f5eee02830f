package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;
import java.util.ArrayList;
import java.util.List;

/** The veranda's message line: a woven ribbon with swallowtails. */
public record MessageRibbon(String text) implements Picture {
    /** The size of figures relative to capitals, which are a little lower in the title face. */
    private static final double FIGURES = .96;

    /** The size of letters, as a share of the ribbon's height. */
    private static final double LETTERS = .56;

    private static final double NOTCH = .3;
    /** How much is left free at both ends together, in notches. */
    private static final int MARGINS = 3;

    private static final Ramp SAGE = Ramp.of("0 #6f9072 50 #5c7d61 100 #46644c");

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        double notch = box.height() * NOTCH;
        surface.save();
        surface.shadow("rgba(70,60,50,.45)", 6, 0, 3);
        pen.line(
                        box.x(),
                        box.y(),
                        box.right(),
                        box.y(),
                        box.right() - notch,
                        box.centreY(),
                        box.right(),
                        box.bottom(),
                        box.x(),
                        box.bottom(),
                        box.x() + notch,
                        box.centreY())
                .shut()
                .fill(SAGE.down(box));
        surface.restore();
        surface.save();
        surface.dash(4, 3);
        for (int side = -1; side <= 1; side += 2) {
            double y = box.centreY() + side * (box.height() / 2 - box.height() * .14);
            pen.line(box.x() + notch, y, box.right() - notch, y).stroke("rgba(255,250,235,.6)", 1);
        }
        surface.restore();
        surface.save();
        surface.shadow("rgba(30,50,35,.7)", 2, 0, 1);
        write(surface, box, box.width() - MARGINS * notch, theme);
        surface.restore();
    }

    /** How wide a ribbon of this height must be for its letters to have their full size. */
    double wanted(Surface surface, double high) {
        return width(surface, high * LETTERS) + MARGINS * NOTCH * high;
    }

    /** Figures use the text face, because a 1 in the title face looks like an I. */
    private void write(Surface surface, Box box, double room, Theme theme) {
        double size = box.height() * LETTERS;
        size *= Math.min(1, room / width(surface, size));
        Lettering letters = new Lettering(surface, theme);
        double x = box.centreX() - width(surface, size) / 2;
        for (String run : runs()) {
            letters.plain(run, x, box.centreY(), face(run, size), Align.LEFT, VerandaColours.CREAM);
            x += surface.textWidth(run, face(run, size));
        }
    }

    private double width(Surface surface, double size) {
        double width = 0;
        for (String run : runs()) {
            width += surface.textWidth(run, face(run, size));
        }
        return width;
    }

    private static Face face(String run, double size) {
        return isFigure(run.charAt(0)) ? Lettering.text(size * FIGURES) : Lettering.title(size);
    }

    /** The text in pieces that are all figures or have none. */
    private List<String> runs() {
        List<String> runs = new ArrayList<>();
        int start = 0;
        for (int at = 1; at <= text.length(); at++) {
            if (at == text.length() || isFigure(text.charAt(at)) != isFigure(text.charAt(start))) {
                runs.add(text.substring(start, at));
                start = at;
            }
        }
        return runs;
    }

    private static boolean isFigure(char letter) {
        return letter >= '0' && letter <= '9';
    }
}
