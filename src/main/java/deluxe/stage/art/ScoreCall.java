package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** A ribbon that spells a sum out: {@code 5 + 10 = 15}. */
public record ScoreCall(String text) implements Picture {
    /** How wide a box of this height the text wants. */
    public static double width(Surface surface, String text, double height) {
        return surface.textWidth(text, Lettering.text(height * .56)) + height * 1.5;
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height();
        Pen pen = new Pen(surface);
        for (int side = -1; side <= 1; side += 2) {
            double in = box.centreX() + side * (box.width() / 2 - h * .5);
            double out = box.centreX() + side * box.width() / 2;
            double top = box.y() + h * .22;
            pen.line(in, top, out, top, out - side * h * .22, top + h * .36, out, top + h * .72, in, top + h * .72);
            pen.shut().fill(theme.badge().last()).stroke(theme.gilt(), 1);
        }
        Box middle = new Box(box.x() + h * .32, box.y(), box.width() - h * .64, h * .86);
        new PlateArt(surface, theme).plate(middle, h * .16, theme.badge());
        Lettering letters = new Lettering(surface, theme);
        Face face = letters.fitted(text, Lettering.text(h * .56), middle.width() - h * .4);
        letters.gilded(text, box.centreX(), middle.centreY(), face, Align.CENTRE);
    }
}
