package deluxe.stage.art;

import deluxe.ports.Surface;

/**
 * The game's name under its sign: shown while an app starts, and with a shared link.
 *
 * @param framed whether the rail of the table is around it
 * @param share how much of the shorter side is always visible: a phone may cut the rest away
 */
public record Poster(boolean framed, double share) implements BoxPicture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double least = Math.min(box.width(), box.height());
        if (framed) {
            new TableArt(surface, theme, new TableFrame(box.width(), box.height(), 0, least * .055)).paint();
        } else {
            double reach = Math.max(box.width(), box.height()) * .66;
            new Pen(surface).box(box).fill(theme.felt().around(box.centreX(), box.centreY(), reach));
        }
        least *= share;
        double size = least * .56;
        Box sign = new Box(box.centreX() - size / 2, box.centreY() - size * .8, size, size);
        new Emblem(Emblem.Ground.NONE, .86).paint(surface, sign, theme);
        double wide = Math.min(box.width() * .8, least * 1.35);
        Box name = new Box(box.centreX() - wide / 2, sign.bottom() + least * .03, wide, wide * .15);
        new TitleArt("Dominoes", "Deluxe").paint(surface, name, theme);
    }
}
