package deluxe.stage.art;

import deluxe.ports.Surface;

/** The inlay in the lacquer on the back of a tile, within its golden line. Themes are equal only if they share the same instance. */
public interface Inlay {
    /** Two nested lozenges in the middle. */
    Inlay LOZENGES = (surface, box, u, gold) -> {
        Pen pen = new Pen(surface);
        for (int ring = 0; ring < 2; ring++) {
            double x = box.centreX();
            double y = box.centreY();
            double r = u * (ring == 0 ? .2 : .11);
            pen.line(x, y - r * 1.3, x + r, y, x, y + r * 1.3, x - r, y).shut().stroke(gold, Math.max(.8, u * .03));
        }
    };

    /** Draws it on the back of a tile whose width is {@code u}. */
    void paint(Surface surface, Box box, double u, String gold);
}
