package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Figure;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** The house around each person: battlements, bricks, two columns, and a trefoil arch in front of a patterned ground. */
final class ArchArt {
    private static final Ramp GOLD = Ramp.of("0 #b98428 22 #f6dd8c 40 #dcae48 58 #fbe9a8 78 #cf9b36 100 #9c6d1e");
    private static final String GILT = "#e9c260";
    private static final Box GROUND = new Box(20, 30, 220, 460);

    private final Surface surface;
    private final Pen pen;
    private final TavernPerson person;

    ArchArt(Surface surface, TavernPerson person) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.person = person;
    }

    /** What follows is seen only through the arch, until the surface is restored. */
    void clip() {
        Figure.trace(surface, TavernFigures.OPENING);
        surface.clip();
    }

    void ground() {
        pen.box(GROUND).fill(GOLD.slanted(GROUND));
        switch (person.ground()) {
            case GOLD -> lattice();
            case BLUE_AND_RED -> lozenges(26, Pigment.LAPIS, Pigment.VERMILION);
            case GREEN_AND_RED -> lozenges(30, Pigment.GREEN, Pigment.VERMILION);
            case VIOLET_AND_OCHRE -> lozenges(28, Pigment.VIOLET, Pigment.OCHRE);
        }
    }

    private void lattice() {
        for (int line = -28; line < 28; line++) {
            double down = line * 18;
            pen.line(20, 30 + down, 240, 250 + down).stroke("rgba(120,75,15,.55)", 1);
            pen.line(240, 30 + down, 20, 250 + down).stroke("rgba(120,75,15,.55)", 1);
        }
        for (int row = 0; row < 26; row++) {
            for (int dot = 0; dot < 13; dot++) {
                pen.circle(20 + dot * 18 + row % 2 * 9, 33 + row * 18, 1.3).fill("rgba(255,246,205,.9)");
            }
        }
    }

    private void lozenges(double side, Pigment one, Pigment two) {
        double half = side / 2 - 1.5;
        int row = 0;
        for (double y = GROUND.y() - side; y < GROUND.bottom() + side; y += side / 2) {
            boolean isOdd = row++ % 2 == 1;
            for (double x = GROUND.x() - side + (isOdd ? side / 2 : 0); x < GROUND.right() + side; x += side) {
                pen.line(x, y - half, x + half, y, x, y + half, x - half, y)
                        .shut()
                        .fill(isOdd ? one.flat : two.flat)
                        .stroke("rgba(42,22,10,.7)", .7);
                if (isOdd) {
                    pen.circle(x, y - 3.2, 1.15).fill("#f7efdc");
                    pen.circle(x, y + 3.2, 1.15).fill("#f7efdc");
                    pen.circle(x - 3.2, y, 1.15).fill("#f7efdc");
                    pen.circle(x + 3.2, y, 1.15).fill("#f7efdc");
                } else {
                    pen.circle(x, y, 2.1).fill("#f2cf70");
                    pen.circle(x, y, .7).fill(TavernColours.PEN);
                }
            }
        }
    }

    /** The halo behind the head of a king. */
    void halo() {
        Figure.paint(surface, TavernFigures.HALO);
    }

    void house() {
        surface.save();
        Figure.trace(surface, TavernFigures.WALL);
        surface.clip();
        Figure.paint(surface, TavernFigures.WALL, person.wall().flat);
        bricks();
        surface.restore();
        at(46, 74, TavernFigures.ROUNDEL, person.column().flat);
        at(214, 74, TavernFigures.ROUNDEL, person.column().flat);
        Figure.paint(surface, TavernFigures.ARCH);
        for (int tower = 0; tower < 7; tower++) {
            at(8 + tower * 36.3, 0, TavernFigures.TOWER, tower % 2 == 1 ? person.column().flat : GILT);
        }
        Figure.layer(surface, TavernFigures.ARCH, 1);
        at(12, 0, TavernFigures.COLUMN, person.column().flat);
        at(222, 0, TavernFigures.COLUMN, person.column().flat);
        Figure.layer(surface, TavernFigures.ARCH, 2);
    }

    private void bricks() {
        for (int row = 0; row < 12; row++) {
            double y = 22 + row * 13;
            pen.line(8, y, 252, y).stroke("rgba(247,239,220,.65)", 1);
            for (double x = 8 + row % 2 * 11; x < 252; x += 22) {
                pen.line(x, y, x, y + 13).stroke("rgba(247,239,220,.65)", 1);
            }
        }
    }

    private void at(double x, double y, String figure, String ink) {
        surface.save();
        surface.translate(x, y);
        Figure.paint(surface, figure, ink);
        surface.restore();
    }
}
