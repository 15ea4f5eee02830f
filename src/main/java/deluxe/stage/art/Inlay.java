package deluxe.stage.art;

import deluxe.ports.Surface;

/** What is inlaid in the lacquer on the back of a tile, within its golden line. Equal themes share the inlay itself. */
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

    /** Draws it on a back whose width is {@code u}. */
    void paint(Surface surface, Box box, double u, String gold);
}
