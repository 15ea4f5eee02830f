package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/**
 * A player's name and points, with a bar that fills up to the target; shown on a {@link SeatPlate}, beside a portrait.
 *
 * @param points the points as shown, which may still be counting up
 * @param mirrored whether the portrait is on the right
 */
public record ScorePlate(String name, int points, int target, boolean mirrored) implements Picture {
    private static final Ramp BAR = Ramp.of("0 #fff2b8 40 #f3c24f 100 #a26d16");

    /** If the text has less width than this, in heights of the plate, the points are under the name, above the bar. */
    private static final double NARROW = 3.2;

    private static final double SMALLEST_TEXT = 12;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height();
        double left = box.x() + h * (mirrored ? .42 : 1.2);
        Box text = new Box(left, box.y(), Math.max(0, box.width() - h * 1.62), h);
        if (text.width() < h * NARROW) {
            stacked(surface, text, theme);
        } else {
            abreast(surface, text, theme);
        }
    }

    private void abreast(Surface surface, Box text, Theme theme) {
        Lettering letters = new Lettering(surface, theme);
        double h = text.height();
        double line = text.y() + h * .38;
        Face small = Lettering.text(Math.max(12, h * .23));
        Face large = Lettering.text(h * .54);
        String goal = "/" + target;
        double end = text.right() - surface.textWidth(goal, small);
        letters.plain(goal, text.right(), line + h * .07, small, Align.RIGHT, theme.quietInk());
        letters.gilded(String.valueOf(points), end - 2, line, large, Align.RIGHT);
        double room = end - 2 - surface.textWidth(String.valueOf(points), large) - h * .12 - text.x();
        name(letters, text.x(), text.y() + h * .34, room, theme, h);
        bar(surface, new Box(text.x(), text.y() + h * .69, text.width(), Math.max(4, h * .135)), theme);
    }

    private void stacked(Surface surface, Box text, Theme theme) {
        Lettering letters = new Lettering(surface, theme);
        double h = text.height();
        name(letters, text.x(), text.y() + h * .25, text.width(), theme, h);
        String goal = "/" + target;
        Face small = Lettering.text(SMALLEST_TEXT);
        double room = text.width() - surface.textWidth(goal, small) - 2;
        Face large = letters.fitted(String.valueOf(points), Lettering.text(h * .44), room);
        Face face = Lettering.text(Math.max(SMALLEST_TEXT, large.size()));
        double line = text.y() + h * .6;
        letters.gilded(String.valueOf(points), text.x(), line, face, Align.LEFT);
        double used = surface.textWidth(String.valueOf(points), face) + 2;
        letters.plain(goal, text.x() + used, line + h * .06, small, Align.LEFT, theme.quietInk());
        bar(surface, new Box(text.x(), text.y() + h * .83, text.width(), Math.max(4, h * .1)), theme);
    }

    private void name(Lettering letters, double x, double middle, double room, Theme theme, double h) {
        Face face = Lettering.text(Math.max(12, h * .29));
        letters.plain(letters.cut(name, face, room), x, middle, face, Align.LEFT, theme.ink());
    }

    private void bar(Surface surface, Box box, Theme theme) {
        Pen pen = new Pen(surface);
        pen.round(box, box.height()).fill("rgba(0,0,0,.65)").stroke(Shade.clear(theme.ornament(), .4), .8);
        double part = Math.min(1, (double) points / target);
        if (part == 0) {
            return;
        }
        surface.save();
        pen.round(box.grown(-1), box.height()).clip();
        Box filled = new Box(box.x() + 1, box.y() + 1, (box.width() - 2) * part, box.height() - 2);
        pen.round(filled, filled.height()).fill(BAR.down(filled));
        surface.restore();
    }
}
