package deluxe.stage.art;

import deluxe.ports.Surface;

/** The round button that opens the settings. */
public record GearButton(boolean hovered, boolean pressed) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double r = Math.min(box.width(), box.height()) / 2;
        double x = box.centreX();
        double y = box.centreY() + (pressed ? r * .04 : 0);
        PlateArt plates = new PlateArt(surface, theme);
        plates.ring(x, y, r);
        Box inside = new Box(x - r * .9, y - r * .9, r * 1.8, r * 1.8);
        Pen pen = new Pen(surface);
        pen.circle(x, y, r * .9)
                .fill(
                        pressed
                                ? theme.badge().down(inside.bottom(), inside.y())
                                : theme.badge().down(inside));
        if (hovered) {
            pen.fill("rgba(255,255,255,.14)");
        }
        Icon.gear(surface, x, y, r * .56, theme.lettering().down(y - r * .56, y + r * .56));
        plates.glass(x, y, r * .9);
    }
}
