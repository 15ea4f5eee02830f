package deluxe.stage.art;

import deluxe.ports.Surface;

/** Three arrowheads at half strength that fade away to the right, at an open end of the board. */
public record Chevrons() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double half = box.height() * .36;
        double step = box.width() * .3;
        double left = box.x() + box.width() * .1;
        Pen pen = new Pen(surface);
        surface.save();
        surface.shadow(Shade.clear(theme.glow(0), .9), box.height() * .35, 0, 0);
        for (int head = 0; head < 3; head++) {
            surface.alpha(.5 - head * .15);
            double x = left + head * step;
            pen.line(x, box.centreY() - half, x + half * .9, box.centreY(), x, box.centreY() + half);
            pen.stroke(theme.glow(1), box.height() * .17);
        }
        surface.restore();
    }
}
