package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;

/** The game's name: on one line if the box is wide enough, else on two, with a gold rule below. */
public record TitleArt(String first, String second) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Lettering letters = new Lettering(surface, theme);
        String whole = first + " " + second;
        boolean flat = box.width() > box.height() * 4;
        String longer = flat ? whole : first.length() >= second.length() ? first : second;
        Face largest = Lettering.title(box.height() * (flat ? .72 : .42));
        Face face = letters.fitted(longer, largest, box.width() * .96);
        double x = box.centreX();
        double y = box.y() + box.height() * .44;
        if (flat) {
            letters.raised(whole, x, y, face, Align.CENTRE);
        } else {
            letters.raised(first, x, y - face.size() * .52, face, Align.CENTRE);
            letters.raised(second, x, y + face.size() * .52, face, Align.CENTRE);
        }
        double half = Math.min(box.width() * .46, surface.textWidth(longer, face) * .5);
        rule(new Pen(surface), x, y + face.size() * (flat ? .62 : 1.12), half, theme);
    }

    private static void rule(Pen pen, double x, double y, double half, Theme theme) {
        Ramp fading = Ramp.of(
                "0 " + Shade.clear(theme.gilt(), 0) + " 50 " + theme.gilt() + " 100 " + Shade.clear(theme.gilt(), 0));
        pen.box(new Box(x - half, y - .8, 2 * half, 1.6)).fill(fading.across(x - half, x + half));
        double r = Math.min(7, half * .05);
        pen.line(x, y - r, x + r, y, x, y + r, x - r, y)
                .shut()
                .fill(theme.jewel().around(x, y - r * .3, r));
        pen.stroke(theme.gilt(), Math.max(.8, r * .25));
    }
}
