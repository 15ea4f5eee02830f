package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/**
 * A head and shoulders in a round frame. Only the neutral mood has the frame; the other moods are shown over the neutral portrait.
 * Coordinates are in hundredths of the frame's radius, around its centre.
 */
public record Portrait(Sitter sitter, Mood mood) implements Picture {
    private static final String SHOULDERS = "M -96 112 C -88 60 -60 50 -26 44 L 26 44 C 60 50 88 60 96 112 Z";
    private static final String SHIRT = "M -24 44 L 0 92 L 24 44 Z";
    private static final String LAPELS = "M -26 42 L -40 54 L -6 100 L 0 92 L 6 100 L 40 54 L 26 42 L 0 88 Z";
    private static final String TIE = "M -16 52 L 0 62 L 16 52 L 16 72 L 0 62 L -16 72 Z";
    private static final String NECKLINE = "M -30 42 C -24 72 24 72 30 42 Z";
    private static final String SHAWL = "M -34 40 C -50 60 -30 84 4 96 C 40 82 50 60 34 40 C 20 58 -20 58 -34 40 Z";
    private static final String NOSE = "M 1 -6 C -2 2 -6 8 -3 10 C 0 12 3 12 5 10";
    private static final String EAR_TO_EAR =
            "M -39 -8 C -39 -64 39 -64 39 -8 C 39 20 22 42 0 42 C -22 42 -39 20 -39 -8 Z";
    private static final String GRIN = "M -19 20 C -8 24 8 24 19 20 C 15 36 -15 36 -19 20 Z";
    private static final String TEETH = "M -16 21 C -8 25 8 25 16 21 C 14 28 -14 28 -16 21 Z";
    private static final String SMILE = "M -13 23 C -6 28 6 28 13 23";
    private static final String PRESSED = "M -13 28 C -6 22 4 22 13 26";
    private static final String EYE = "#24140e";

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double radius = Math.min(box.width(), box.height()) / 2;
        PlateArt plates = new PlateArt(surface, theme);
        if (mood == Mood.NEUTRAL) {
            plates.ring(box.centreX(), box.centreY(), radius);
        }
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.scale(radius / 100, radius / 100);
        Pen pen = new Pen(surface);
        pen.circle(0, 0, 88).clip().fill(sitter.backdrop().around(-25, -35, 130));
        surface.translate(0, 4);
        figure(surface, pen);
        surface.restore();
        plates.glass(box.centreX(), box.centreY(), radius * .88);
        if (sitter.computer()) {
            badge(surface, box.centreX() + radius * .66, box.centreY() + radius * .66, radius * .33, theme);
        }
    }

    private void figure(Surface surface, Pen pen) {
        fill(surface, sitter.hair().behind, Paint.of(Shade.between(sitter.hairColour(), "#000000", .25)));
        clothes(surface);
        String shade = sitter.skin().last();
        pen.round(new Box(-18, 20, 36, 38), 14).fill(Shade.between(shade, "#3a1505", .18));
        pen.oval(-39, -4, 8, 12).fill(shade);
        pen.oval(39, -4, 8, 12).fill(shade);
        fill(surface, EAR_TO_EAR, sitter.skin().line(-30, -40, 30, 42));
        cheeks(pen);
        fill(surface, sitter.beard().outline, Paint.of(sitter.hairColour()));
        eyes(pen);
        stroke(surface, NOSE, Shade.between(shade, "#4a1c08", .35), 3.2);
        mouth(surface);
        fill(surface, sitter.hair().front, hairPaint());
        if (sitter.glasses()) {
            glasses(pen);
        }
        if (sitter.earrings()) {
            pen.circle(-41, 14, 6).fill("#ffe08a");
            pen.circle(41, 14, 6).fill("#f0c050");
        }
    }

    private Paint hairPaint() {
        String colour = sitter.hairColour();
        return Ramp.of("0 " + Shade.between(colour, "#ffffff", .22) + " 60 " + colour)
                .line(-30, -70, 30, 0);
    }

    private void clothes(Surface surface) {
        String colour = sitter.clothColour();
        String dark = Shade.between(colour, "#000000", .4);
        fill(
                surface,
                SHOULDERS,
                Ramp.of("0 " + Shade.between(colour, "#ffffff", .14) + " 100 " + dark)
                        .line(-60, 40, 50, 110));
        switch (sitter.cloth()) {
            case SUIT -> {
                fill(surface, SHIRT, Paint.of("#f4f1ea"));
                fill(surface, LAPELS, Paint.of(dark));
                fill(surface, TIE, Paint.of("#b3202c"));
            }
            case ROUND ->
                fill(
                        surface,
                        NECKLINE,
                        Paint.of(Shade.between(
                                sitter.skin().last(), sitter.skin().first(), .4)));
            case SHAWL -> {
                fill(surface, NECKLINE, Paint.of("#efe6d2"));
                fill(
                        surface,
                        SHAWL,
                        Ramp.of("0 " + Shade.between(colour, "#ffffff", .3) + " 100 " + dark)
                                .down(40, 96));
            }
        }
    }

    private void cheeks(Pen pen) {
        String flush = Shade.clear(sitter.lips(), mood == Mood.GLAD ? .3 : .16);
        pen.oval(-23, 12, 10, 7).fill(flush);
        pen.oval(23, 12, 10, 7).fill(flush);
    }

    private void eyes(Pen pen) {
        for (int side = -1; side <= 1; side += 2) {
            double x = side * 16;
            if (mood == Mood.GLAD) {
                pen.line(x - 8, -6, x - 4, -11, x + 4, -11, x + 8, -6).stroke(EYE, 4);
            } else {
                pen.oval(x, -9, 8, 6).fill("#fbf6ee");
                double glance = mood == Mood.RUEFUL ? 2.5 : 0;
                pen.circle(x + glance, -8 + glance / 2, 5).fill(EYE);
                pen.circle(x + glance - 1.6, -10 + glance / 2, 1.6).fill("#ffffff");
                pen.line(x - 8.5, -11, x, -15, x + 8.5, -11).stroke(EYE, 2.6);
            }
            brow(pen, side, x);
        }
    }

    /** The brows of a rueful face rise towards the middle, those of a glad face rise as a whole. */
    private void brow(Pen pen, int side, double x) {
        double inner = mood == Mood.NEUTRAL ? -21 : -26;
        double outer = mood == Mood.GLAD ? -24 : mood == Mood.RUEFUL ? -18 : -20;
        double in = x - side * 9;
        double out = x + side * 10;
        pen.line(in, inner, x + side, Math.min(inner, outer) - 2, out, outer);
        pen.stroke(Shade.between(sitter.hairColour(), "#1a0d08", .4), 4.5);
    }

    private void mouth(Surface surface) {
        if (mood == Mood.GLAD) {
            fill(surface, GRIN, Paint.of("#5e1620"));
            fill(surface, TEETH, Paint.of("#fffaf2"));
            stroke(surface, GRIN, sitter.lips(), 2.6);
        } else {
            stroke(surface, mood == Mood.NEUTRAL ? SMILE : PRESSED, sitter.lips(), 4.6);
        }
    }

    private void glasses(Pen pen) {
        pen.circle(-17, -8, 14).fill("rgba(255,255,255,.12)").stroke("#3b2a18", 3);
        pen.circle(17, -8, 14).fill("rgba(255,255,255,.12)").stroke("#3b2a18", 3);
        pen.line(-4, -10, 4, -10).stroke("#3b2a18", 3);
    }

    private static void badge(Surface surface, double x, double y, double r, Theme theme) {
        Pen pen = new Pen(surface);
        pen.circle(x, y, r).fill("#0d1a18").stroke(theme.metal().line(x - r, y - r, x + r, y + r), r * .2);
        Icon.processor(surface, x, y, r * .64, "#ffe9b0");
    }

    private static void fill(Surface surface, String outline, Paint paint) {
        Outline.trace(surface, outline);
        surface.fill(paint);
    }

    private static void stroke(Surface surface, String outline, String colour, double width) {
        Outline.trace(surface, outline);
        surface.stroke(Paint.of(colour), width);
    }
}
