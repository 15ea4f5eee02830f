package deluxe.stage.art;

import deluxe.ports.Surface;

/** The ground of a pop-up: a plate with a second, thin frame and a stone at each corner of it. */
public record PanelArt() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double radius = Math.min(22, box.height() * .12);
        PlateArt plates = new PlateArt(surface, theme);
        Pen pen = new Pen(surface);
        surface.save();
        surface.shadow("rgba(0,0,0,.75)", 14, 0, 5);
        pen.round(box, radius).fill(theme.metal().slanted(box));
        surface.restore();
        pen.round(box.grown(-3), radius - 3).fill(theme.plate().down(box)).stroke("rgba(0,0,0,.5)", 1);
        Box inner = box.grown(-11);
        pen.round(inner, radius * .5).stroke(Shade.clear(theme.gilt(), .55), 1.2);
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? inner.x() + 2 : inner.right() - 2;
            double y = corner < 2 ? inner.y() + 2 : inner.bottom() - 2;
            plates.stone(x, y, 7);
        }
    }

    @Override
    public double bleed(Box box) {
        return 24;
    }
}
