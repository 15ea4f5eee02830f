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
        double inner = leftwards ? box.right() : box.x();
        String dark = theme.felt().last();
        Ramp fade =
                Ramp.of("0 " + Shade.clear(dark, .9) + " 40 " + Shade.clear(dark, .6) + " 100 " + Shade.clear(dark, 0));
        Pen pen = new Pen(surface);
        pen.box(box).fill(fade.across(edge, inner));
        double r = Math.min(box.width() * .42, Math.min(18, box.height() * .3));
        double x = edge + (leftwards ? 1 : -1) * (r + box.width() * .06);
        double y = box.centreY();
        double point = leftwards ? -r * .26 : r * .26;
        new PlateArt(surface, theme).ring(x, y, r);
        pen.circle(x, y, r * .87).fill(theme.badge().down(y - r, y + r));
        pen.line(x - point, y - r * .38, x + point, y, x - point, y + r * .38);
        pen.stroke(theme.lettering().stops().get(1).colour(), r * .2);
    }

    @Override
    public double bleed(Box box) {
        return 0;
    }
}
