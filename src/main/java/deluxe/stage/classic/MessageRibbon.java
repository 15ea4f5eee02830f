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

/** The veranda's message line: a woven ribbon with swallowtails. */
public record MessageRibbon(String text) implements Picture {
    private static final Ramp SAGE = Ramp.of("0 #6f9072 50 #5c7d61 100 #46644c");

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        double notch = box.height() * .3;
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
        Lettering letters = new Lettering(surface, theme);
        Face face = letters.fitted(text, Lettering.title(box.height() * .56), box.width() - 3 * notch);
        surface.save();
        surface.shadow("rgba(30,50,35,.7)", 2, 0, 1);
        letters.plain(text, box.centreX(), box.centreY(), face, Align.CENTRE, VerandaColours.CREAM);
        surface.restore();
    }
}
