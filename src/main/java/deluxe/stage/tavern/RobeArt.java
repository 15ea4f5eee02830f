package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Figure;
import deluxe.stage.tavern.TavernPerson.Badge;

/** A mantle with golden borders over a tunic, and the hand that holds up a die. */
record RobeArt(Surface surface, TavernPerson person) {
    void paint() {
        tunic(0);
        surface.save();
        Figure.trace(surface, TavernFigures.TUNIC);
        surface.clip();
        tunic(1);
        if (person.badge() != Badge.NONE) {
            badges();
        }
        surface.restore();
        mantle();
        surface.save();
        surface.translate(260, 0);
        surface.scale(-1, 1);
        mantle();
        surface.restore();
        tunic(2);
    }

    private void tunic(int layer) {
        Figure.layer(surface, TavernFigures.TUNIC, layer, person.tunic().flat, person.tunic().fold);
    }

    private void badges() {
        String ink = person.badge() == Badge.RINGS ? person.mantle().flat : person.tunic().fold;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 5; column++) {
                at(70 + column * 26 + row % 2 * 13, 280 + row * 22, person.badge().figure, ink);
            }
        }
    }

    private void at(double x, double y, String figure, String ink) {
        surface.save();
        surface.translate(x, y);
        Figure.paint(surface, figure, ink);
        surface.restore();
    }

    private void mantle() {
        mantle(0);
        surface.save();
        Figure.trace(surface, TavernFigures.MANTLE);
        surface.clip();
        mantle(1);
        if (person.isKing()) {
            for (int row = 0; row < 7; row++) {
                at(76 + row % 2, 286 + row * 30, TavernFigures.CASTLE, "");
            }
        }
        surface.restore();
        mantle(2);
    }

    private void mantle(int layer) {
        Figure.layer(surface, TavernFigures.MANTLE, layer, person.mantle().flat, person.mantle().fold);
    }

    /** The hand is raised like that of a speaker, with a die between the fingers. */
    void hand() {
        Figure.paint(surface, TavernFigures.HAND, person.tunic().flat, person.tunic().fold, person.flesh());
    }
}
