package deluxe.stage.art;

import deluxe.ports.Surface;

/**
 * The edge of a hand that goes on beyond it: the tiles fade into shadow behind an arrowhead.
 *
 * @param leftwards to which side it goes on
 */
public record ScrollHint(boolean leftwards) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double edge = leftwards ? box.x() : box.right();
        Pen pen = new Pen(surface);
        shade(surface, pen, box, edge, theme.felt().last());
        double r = Math.min(box.width() * .42, Math.min(18, box.height() * .3));
        double x = edge + (leftwards ? 1 : -1) * (r + box.width() * .06);
        double y = box.centreY();
        double point = leftwards ? -r * .26 : r * .26;
        new PlateArt(surface, theme).ring(x, y, r);
        pen.circle(x, y, r * .87).fill(theme.badge().down(y - r, y + r));
        pen.line(x - point, y - r * .38, x + point, y, x - point, y + r * .38);
        pen.stroke(theme.lettering().stops().get(1).colour(), r * .2);
    }

    /** Half an oval whose middle is on the edge. */
    private static void shade(Surface surface, Pen pen, Box box, double edge, String dark) {
        Ramp fade = Ramp.of(
                "0 " + Shade.clear(dark, .92) + " 45 " + Shade.clear(dark, .6) + " 100 " + Shade.clear(dark, 0));
        surface.save();
        pen.box(box).clip();
        surface.translate(edge, box.centreY());
        surface.scale(1, box.height() / 2 / box.width());
        pen.circle(0, 0, box.width()).fill(fade.around(0, 0, box.width()));
        surface.restore();
    }

    @Override
    public double bleed(Box box) {
        return 0;
    }
}
