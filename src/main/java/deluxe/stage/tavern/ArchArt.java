package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;

/** The house around each person: battlements, bricks, two columns, and a trefoil arch in front of a patterned ground. */
final class ArchArt {
    private static final Ramp GOLD = Ramp.of("0 #b98428 22 #f6dd8c 40 #dcae48 58 #fbe9a8 78 #cf9b36 100 #9c6d1e");
    private static final String OPENING =
            "M 34 472 L 34 168 Q 32 128 66 118 Q 70 72 130 46 Q 190 72 194 118 Q 228 128 226 168 L 226 472 Z";
    private static final String MOULDING =
            "M 34 172 L 34 168 Q 32 128 66 118 Q 70 72 130 46 Q 190 72 194 118 Q 228 128 226 168 L 226 172";
    private static final String WALL =
            "M 8 8 L 252 8 L 252 174 L 226 174 L 226 168 Q 228 128 194 118 Q 190 72 130 46 Q 70 72 66 118"
                    + " Q 32 128 34 168 L 34 174 L 8 174 Z";
    private static final String GILT = "#e9c260";
    private static final Box GROUND = new Box(20, 30, 220, 460);

    private final Surface surface;
    private final Pen pen;
    private final InkPath ink;
    private final TavernPerson person;

    ArchArt(Surface surface, TavernPerson person) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.ink = new InkPath(surface);
        this.person = person;
    }

    /** What follows is seen only through the arch, until the surface is restored. */
    void clip() {
        ink.shape(OPENING);
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
                ink.dot(20 + dot * 18 + row % 2 * 9, 33 + row * 18, 1.3, "rgba(255,246,205,.9)");
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
                    ink.dot(x, y - 3.2, 1.15, "#f7efdc");
                    ink.dot(x, y + 3.2, 1.15, "#f7efdc");
                    ink.dot(x - 3.2, y, 1.15, "#f7efdc");
                    ink.dot(x + 3.2, y, 1.15, "#f7efdc");
                } else {
                    ink.dot(x, y, 2.1, "#f2cf70");
                    ink.dot(x, y, .7, InkPath.INK);
                }
            }
        }
    }

    /** The halo behind the head of a king. */
    void halo() {
        pen.circle(130, 190, 62)
                .fill(Ramp.of("0 #fff2b8 60 #edc760 100 #b98428").around(130, 190, 62))
                .stroke(InkPath.INK, 1.8);
        ink.ring(130, 190, 57, Pigment.VERMILION.flat, 1.1);
        for (int bead = 0; bead < 40; bead++) {
            double angle = bead * Math.PI / 20;
            ink.dot(130 + 52.5 * Math.cos(angle), 190 + 52.5 * Math.sin(angle), 1.15, "#8a5f17");
        }
    }

    void house() {
        surface.save();
        ink.shape(WALL);
        surface.clip();
        ink.shape(WALL).fill(person.wall().flat);
        for (int row = 0; row < 12; row++) {
            double y = 22 + row * 13;
            pen.line(8, y, 252, y).stroke("rgba(247,239,220,.65)", 1);
            for (double x = 8 + row % 2 * 11; x < 252; x += 22) {
                pen.line(x, y, x, y + 13).stroke("rgba(247,239,220,.65)", 1);
            }
        }
        surface.restore();
        roundel(46);
        roundel(214);
        moulding();
        battlements();
        column(12);
        column(222);
        ink.drawn("M 4 474 L 256 474 L 256 488 L 4 488 Z", Pigment.VERMILION.flat, 1.8);
        for (int bead = 0; bead < 20; bead++) {
            ink.dot(16 + bead * 12, 481, 1.8, "#f7efdc");
        }
    }

    private void roundel(double x) {
        double y = 74;
        pen.circle(x, y, 19).fill(TavernColours.GOLD_LEAF).stroke(InkPath.INK, 1.8);
        pen.circle(x, y, 15).fill(person.column().flat).stroke(InkPath.INK, 1);
        for (int petal = 0; petal < 6; petal++) {
            surface.save();
            surface.translate(x, y);
            surface.rotate(petal * Math.PI / 3);
            pen.oval(7, 0, 5.2, 2.7).fill("#f2cf70");
            surface.restore();
        }
        ink.dot(x, y, 3.2, Pigment.VERMILION.flat);
    }

    private void moulding() {
        ink.lines(InkPath.INK, 13, MOULDING);
        ink.lines(GILT, 10, MOULDING);
        ink.lines(InkPath.INK, 5.4, MOULDING);
        ink.lines(Pigment.LAPIS.flat, 3.6, MOULDING);
        surface.save();
        surface.dash(.1, 7);
        ink.lines("#f7efdc", 2.2, MOULDING);
        surface.dash();
        surface.restore();
    }

    private void battlements() {
        for (int tower = 0; tower < 7; tower++) {
            surface.save();
            surface.translate(8 + tower * 36.3, 0);
            ink.drawn(
                    "M 0 10 L 0 -14 L 8 -14 L 8 -8 L 18 -8 L 18 -14 L 26 -14 L 26 10 Z",
                    tower % 2 == 1 ? person.column().flat : GILT,
                    1.6);
            pen.box(new Box(11.6, -3, 2.8, 8)).fill(InkPath.INK);
            surface.restore();
        }
        ink.drawn("M 4 8 L 256 8 L 256 15 L 4 15 Z", "#f7efdc", 1.6);
    }

    private void column(double x) {
        String colour = person.column().flat;
        surface.save();
        surface.translate(x, 0);
        ink.drawn("M 4 186 L 22 186 L 22 458 L 4 458 Z", colour, 1.8);
        pen.box(new Box(10, 187, 3, 270)).fill("#f7efdc");
        surface.save();
        pen.box(new Box(5, 187, 16, 270)).clip();
        for (double y = 170; y < 470; y += 15) {
            pen.line(2, y + 14, 24, y).stroke("rgba(42,22,10,.55)", 1.2);
        }
        surface.restore();
        ink.drawn("M -2 172 L 28 172 L 24 186 L 2 186 Z", GILT, 1.8);
        ink.outline("M 0 176 Q 6 186 13 177 Q 20 186 26 176", 1.2);
        ink.drawn("M 1 458 L 25 458 L 29 474 L -3 474 Z", GILT, 1.8);
        surface.restore();
    }
}
