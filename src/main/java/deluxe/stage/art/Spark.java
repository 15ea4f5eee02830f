package deluxe.stage.art;

import deluxe.ports.Surface;

/** A glint with four rays, in the middle of its box. */
public record Spark() implements BoxPicture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double x = box.centreX();
        double y = box.centreY();
        double r = Math.min(box.width(), box.height()) / 2;
        String glow = theme.glow(.5);
        Ramp light = Ramp.of(
                "0 " + Shade.clear(glow, .8) + " 40 " + Shade.clear(glow, .25) + " 100 " + Shade.clear(glow, 0));
        new Pen(surface).circle(x, y, r * .7).fill(light.around(x, y, r * .7));
        double waist = r * .12;
        surface.begin();
        surface.moveTo(x, y - r);
        surface.curveTo(x + waist / 2, y - waist, x + waist, y - waist / 2, x + r, y);
        surface.curveTo(x + waist, y + waist / 2, x + waist / 2, y + waist, x, y + r);
        surface.curveTo(x - waist / 2, y + waist, x - waist, y + waist / 2, x - r, y);
        surface.curveTo(x - waist, y - waist / 2, x - waist / 2, y - waist, x, y - r);
        surface.close();
        surface.fill(Ramp.of("0 #ffffff 35 #fff3c4 100 " + glow).around(x, y, r));
    }
}
