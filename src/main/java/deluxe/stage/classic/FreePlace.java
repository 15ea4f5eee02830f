package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Shade;
import deluxe.stage.art.Theme;

/** An empty arm of the spinner, outlined on the cloth with a dashed seam. */
public record FreePlace() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double u = Math.min(box.width(), box.height());
        surface.save();
        surface.dash(u * .18, u * .13);
        new Pen(surface)
                .round(box.grown(-1), u * .15)
                .fill(Shade.clear(VerandaColours.SAGE, .14))
                .stroke(VerandaColours.SAGE, Math.max(1.4, u * .045));
        surface.restore();
    }
}
