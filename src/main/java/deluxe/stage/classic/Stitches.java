package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * Where tiles were taken out of a line: three stitches, and beside them how many were taken.
 *
 * @param across whether the line runs across the screen; if not, it runs down
 */
public record Stitches(int tiles, boolean across) implements Picture {
    private static final int COUNT = 3;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double length = across ? box.width() : box.height();
        double broad = across ? box.height() : box.width();
        Pen pen = new Pen(surface);
        double width = Math.max(1.6, broad * .07);
        for (int stitch = 0; stitch < COUNT; stitch++) {
            double from = length * (stitch + .18) / COUNT - length / 2;
            double to = from + length * .64 / COUNT;
            stitch(pen, box, from, to, 1.4, "rgba(90,60,40,.35)", width);
            stitch(pen, box, from, to, 0, VerandaColours.TERRACOTTA, width);
        }
        double r = broad * .24;
        double x = box.centreX() - (across ? 0 : broad / 2 - r);
        double y = box.centreY() - (across ? broad / 2 - r : 0);
        pen.circle(x, y, r).fill(VerandaColours.CREAM).stroke(VerandaColours.TERRACOTTA, Math.max(1, r * .13));
        new Lettering(surface, theme)
                .plain(
                        String.valueOf(tiles),
                        x,
                        y,
                        Lettering.text(r * 1.2),
                        Align.CENTRE,
                        VerandaColours.DARK_TERRACOTTA);
    }

    private void stitch(Pen pen, Box box, double from, double to, double down, String colour, double width) {
        double x = box.centreX();
        double y = box.centreY() + down;
        if (across) {
            pen.line(x + from, y, x + to, y);
        } else {
            pen.line(x, y + from, x, y + to);
        }
        pen.stroke(colour, width);
    }
}
