package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Figure;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/**
 * A person of the tavern as an illumination of the thirteenth century, with the name below.
 *
 * @param isBroke whether the place is empty, because the person has gone
 */
record PortraitArt(TavernPerson person, Fortune fortune, String name, boolean isBroke) implements Picture {
    static final double WIDTH = 284;
    static final double HEIGHT = 568;
    private static final int KING = 40;
    /** How the dim room darkens the colours here. */
    private static final String DUSK = "rgba(48,24,6,.16)";

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new ParchmentArt(surface).sheet(box, person.isKing() ? KING : name.length());
        surface.save();
        surface.translate(box.x(), box.y());
        surface.scale(box.width() / WIDTH, box.height() / HEIGHT);
        surface.translate(12, 28);
        ArchArt arch = new ArchArt(surface, person);
        surface.save();
        arch.clip();
        arch.ground();
        if (!isBroke) {
            if (person.isKing()) {
                arch.halo();
            }
            RobeArt robe = new RobeArt(surface, person);
            FaceArt face = new FaceArt(surface, person, fortune);
            robe.paint();
            face.paint();
            person.headgear().paint(surface);
            face.mouth();
            robe.hand();
        }
        surface.restore();
        arch.house();
        Figure.paint(surface, TavernFigures.CARTOUCHE);
        Surface.Face letters = TavernLettering.fitted(surface, name, TavernLettering.title(25), 212);
        TavernLettering.write(
                surface, name, 130, 510, letters, Align.CENTRE, person.isKing() ? "#9c1f1a" : TavernColours.PEN);
        surface.restore();
        new Pen(surface).box(box).fill(DUSK);
    }

    @Override
    public double bleed(Box box) {
        return 24;
    }
}
