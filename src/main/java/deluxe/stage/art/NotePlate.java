package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import java.util.ArrayList;
import java.util.List;

/**
 * A sentence on a plate, in as many lines as its width requires.
 *
 * @param spoken whether somebody above says it: then the plate is of paper, with a tail towards the mouth
 */
public record NotePlate(String text, boolean spoken) implements Picture {
    private static final String PAPER = "#fdf6e3";
    private static final String PEN = "#33230f";
    private static final double TAIL = 8;

    private static final double SIZE = 15;
    private static final double LINE = 20;
    private static final double MARGIN = 14;

    /** The box that the sentence needs: at most {@code mostWidth} wide, centred on {@code middle}, its lower edge at {@code bottom}. */
    public static Box box(Surface surface, String text, double middle, double bottom, double mostWidth) {
        List<String> lines = lines(surface, text, mostWidth - 2 * MARGIN);
        double widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, surface.textWidth(line, face()));
        }
        double wide = Math.ceil(widest) + 2 * MARGIN;
        double high = lines.size() * LINE + MARGIN;
        return new Box(middle - wide / 2, bottom - high, wide, high);
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        if (spoken) {
            paper(surface, box, theme);
        } else {
            new PlateArt(surface, theme).plate(box, 12, theme.plate());
        }
        Lettering letters = new Lettering(surface, theme);
        List<String> lines = lines(surface, text, box.width() - 2 * MARGIN + .5);
        double middle = box.centreY() - (lines.size() - 1) * LINE / 2;
        for (String line : lines) {
            letters.plain(line, box.centreX(), middle, face(), Align.CENTRE, spoken ? PEN : theme.ink());
            middle += LINE;
        }
    }

    private static void paper(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", 7, 0, 3);
        pen.round(box, 12).fill(PAPER).stroke(theme.gilt(), 1.6);
        surface.restore();
        pen.line(
                box.centreX() - TAIL,
                box.y() + 1.2,
                box.centreX(),
                box.y() - TAIL,
                box.centreX() + TAIL,
                box.y() + 1.2);
        pen.fill(PAPER);
    }

    private static Face face() {
        return Lettering.text(SIZE);
    }

    private static List<String> lines(Surface surface, String text, double width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (surface.textWidth(rest, face()) > width && rest.indexOf(' ') > 0) {
            int end = rest.lastIndexOf(' ');
            while (surface.textWidth(rest.substring(0, end), face()) > width && rest.lastIndexOf(' ', end - 1) > 0) {
                end = rest.lastIndexOf(' ', end - 1);
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end + 1);
        }
        lines.add(rest);
        return lines;
    }
}
