package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody says, on a scroll with a tail towards the mouth.
 *
 * @param tail where the tail is
 * @param contrast whether it is black on white
 */
record SpeechArt(String text, Side tail, boolean contrast) implements Picture {
    private static final double LARGEST = 22;
    private static final double SMALLEST = 11;
    private static final double LINE = 1.05;
    private static final double MARGIN = 9;
    private static final double TAIL = 15;
    private static final double GAP = 4;
    private static final double NARROWEST = 96;
    private static final double WIDEST = 240;
    private static final double HIGHEST = 96;

    /** A side of the scroll. */
    enum Side {
        LEFT,
        RIGHT,
        BELOW
    }

    /** On which side the speech of the person opposite has its tail. */
    static Side tail(TavernLayout layout) {
        if (!layout.isUpright()) {
            return Side.BELOW;
        }
        return layout.opponent().x() < layout.player().x() ? Side.LEFT : Side.RIGHT;
    }

    /** Where the person opposite speaks: at the top of the portrait or, where the board is below it, beside it. */
    static Box place(TavernLayout layout) {
        Box portrait = layout.opponent();
        if (layout.isUpright()) {
            double from = Math.min(portrait.right(), layout.player().right()) + GAP;
            double to = Math.max(portrait.x(), layout.player().x()) - GAP;
            return new Box(from, portrait.y(), to - from, Math.min(portrait.height() * .6, HIGHEST));
        }
        Box room = layout.room();
        double wide = Math.max(NARROWEST, Math.min(portrait.width() * 1.16, WIDEST));
        double high = Math.max(44, Math.min(portrait.height() * .26, HIGHEST));
        double x = Math.max(room.x() + 2, Math.min(room.right() - 2 - wide, portrait.centreX() - wide / 2));
        return new Box(x, Math.max(room.y() + 2, portrait.y() - high * .15), wide, high);
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        Box sheet = sheet(box);
        String paper = contrast ? "#ffffff" : "#fdf6e3";
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", 8, -2, 4);
        pen.round(sheet, 9).fill(paper);
        surface.restore();
        pen.round(sheet, 9).stroke(TavernColours.PEN, 1.6);
        double x = tail == Side.LEFT ? sheet.x() : tail == Side.RIGHT ? sheet.right() : sheet.centreX();
        double y = tail == Side.BELOW ? sheet.bottom() : sheet.centreY();
        surface.save();
        surface.translate(x, y);
        surface.rotate(tail == Side.LEFT ? Math.PI / 2 : tail == Side.RIGHT ? -Math.PI / 2 : 0);
        pen.line(-9, -1.2, -2, TAIL, 7, -1.2).fill(paper).stroke(TavernColours.PEN, 1.6);
        pen.box(new Box(-8, -3, 14, 3)).fill(paper);
        surface.restore();
        write(surface, sheet);
    }

    private Box sheet(Box box) {
        return switch (tail) {
            case LEFT -> box.across(box.x() + TAIL, box.right());
            case RIGHT -> box.across(box.x(), box.right() - TAIL);
            case BELOW -> box.down(box.y(), box.bottom() - TAIL);
        };
    }

    private void write(Surface surface, Box sheet) {
        double wide = sheet.width() - 2 * MARGIN;
        double size = LARGEST;
        List<String> lines = lines(surface, TavernLettering.text(size), wide);
        while (size > SMALLEST && lines.size() * size * LINE > sheet.height() - MARGIN) {
            size -= 1;
            lines = lines(surface, TavernLettering.text(size), wide);
        }
        double y = sheet.centreY() - (lines.size() - 1) * size * LINE / 2;
        for (String line : lines) {
            Face face = TavernLettering.fitted(surface, line, TavernLettering.text(size), wide);
            TavernLettering.write(surface, line, sheet.centreX(), y, face, Align.CENTRE, TavernColours.PEN);
            y += size * LINE;
        }
    }

    private List<String> lines(Surface surface, Face face, double wide) {
        List<String> lines = new ArrayList<>();
        String line = "";
        int from = 0;
        while (from < text.length()) {
            int space = text.indexOf(' ', from);
            int end = space < 0 ? text.length() : space;
            String longer = line.isEmpty() ? text.substring(from, end) : line + ' ' + text.substring(from, end);
            if (!line.isEmpty() && surface.textWidth(longer, face) > wide) {
                lines.add(line);
                line = text.substring(from, end);
            } else {
                line = longer;
            }
            from = end + 1;
        }
        lines.add(line);
        return lines;
    }

    @Override
    public double bleed(Box box) {
        return 16;
    }
}
