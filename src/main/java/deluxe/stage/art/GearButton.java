package deluxe.stage.art;

import deluxe.ports.Surface;

/** The round button that opens the settings. */
public record GearButton() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double r = Math.min(box.width(), box.height()) / 2;
        double x = box.centreX();
        double y = box.centreY();
        PlateArt plates = new PlateArt(surface, theme);
        plates.ring(x, y, r);
        Box inside = new Box(x - r * .9, y - r * .9, r * 1.8, r * 1.8);
        new Pen(surface).circle(x, y, r * .9).fill(theme.badge().down(inside));
        Icon.paint(surface, ArtFigures.GEAR, x, y, r * .56, theme.lettering().down(-100, 100));
        plates.glass(x, y, r * .9);
    }
}
