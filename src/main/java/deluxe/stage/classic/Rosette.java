package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Inlay;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** Eight gold petals in the middle of a tile's back, and a lozenge towards each end. */
final class Rosette {
    private static final Ramp GOLD = Ramp.of("0 #f6d98a 50 #b98a2e 100 #e8c568");
    private static final int PETALS = 8;

    static final Inlay INLAY = (surface, box, u, line) -> paint(surface, box, u);

    private Rosette() {}

    private static void paint(Surface surface, Box box, double u) {
        Pen pen = new Pen(surface);
        Paint gold = GOLD.line(-u / 2, -u / 2, u / 2, u / 2);
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        if (box.width() > box.height()) {
            surface.rotate(Math.PI / 2);
        }
        for (int petal = 0; petal < PETALS; petal++) {
            surface.rotate(Pen.FULL_TURN / PETALS);
            pen.oval(0, -u * .15, u * .055, u * .15).stroke(gold, Math.max(.6, u * .03));
        }
        pen.circle(0, 0, u * .06).fill(gold);
        for (int end = -1; end <= 1; end += 2) {
            double y = end * u * .62;
            double r = u * .085;
            pen.line(0, y - r, r, y, 0, y + r, -r, y).shut().fill(gold);
        }
        surface.restore();
    }
}
