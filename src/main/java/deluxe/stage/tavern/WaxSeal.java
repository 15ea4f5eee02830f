package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;

/**
 * A mark, pressed into red wax beside the portrait of the person for whom it wins.
 *
 * @param contrast whether it is white on black
 */
record WaxSeal(int total, boolean contrast) implements Picture {
    private static final Ramp WAX = Ramp.of("0 #e0574a 45 #b3262b 100 #6d1014");

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        double radius = box.width() / 2;
        surface.save();
        surface.shadow("rgba(0,0,0,.65)", 8, -3, 4);
        pen.circle(box.centreX(), box.centreY(), radius * .92).fill("#6d1014");
        surface.restore();
        for (int drop = 0; drop < 9; drop++) {
            double angle = drop * 2 * Math.PI / 9;
            pen.circle(
                            box.centreX() + Math.cos(angle) * radius * .74,
                            box.centreY() + Math.sin(angle) * radius * .74,
                            radius * (.2 + drop % 3 * .04))
                    .fill("#8f181d");
        }
        pen.circle(box.centreX(), box.centreY(), radius * .84);
        if (contrast) {
            pen.fill("#000000");
        } else {
            pen.fill(WAX.slanted(box));
        }
        pen.circle(box.centreX(), box.centreY(), radius * .66).stroke("rgba(60,4,8,.6)", radius * .05);
        TavernLettering.write(
                surface,
                String.valueOf(total),
                box.centreX(),
                box.centreY() + radius * .03,
                TavernLettering.title(radius * 1.05),
                Align.CENTRE,
                contrast ? "#ffffff" : "#fff0d6");
    }
}
