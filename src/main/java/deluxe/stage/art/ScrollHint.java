package deluxe.stage.art;

import deluxe.ports.Surface;

/**
 * The arrow on a soft shadow in the last slot of a hand that continues beyond it.
 *
 * @param leftwards whether the hand continues to the left; if not, to the right
 * @param glowing whether there is a tile that can be played on that side
 */
public record ScrollHint(boolean leftwards, boolean glowing) implements BoxPicture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double r = Math.min(box.width() * .36, 26);
        double x = box.centreX();
        double y = box.centreY();
        double point = leftwards ? -r * .26 : r * .26;
        Pen pen = new Pen(surface);
        shade(surface, pen, box, glowing ? theme.glow(.4) : theme.felt().last());
        new PlateArt(surface, theme).ring(x, y, r);
        pen.circle(x, y, r * .87).fill(theme.badge().down(y - r, y + r));
        pen.line(x - point, y - r * .38, x + point, y, x - point, y + r * .38);
        pen.stroke(glowing ? theme.glow(1) : theme.lettering().stops().get(1).colour(), r * .2);
    }

    /** The shadow: an oval that fills the slot and fades to nothing at its edges. */
    private static void shade(Surface surface, Pen pen, Box box, String colour) {
        double half = box.width() / 2;
        Ramp fade = Ramp.of(
                "0 " + Shade.clear(colour, .9) + " 60 " + Shade.clear(colour, .6) + " 100 " + Shade.clear(colour, 0));
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.scale(1, box.height() / box.width());
        pen.circle(0, 0, half).fill(fade.around(0, 0, half));
        surface.restore();
    }
}
