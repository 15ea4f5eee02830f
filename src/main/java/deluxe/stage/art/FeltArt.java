package deluxe.stage.art;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** The cloth of the table under its lamp, with the ornament printed on it in gold. */
final class FeltArt {
    private static final Seed FIBRES = Seed.of("feedfe17");
    private static final int PIECE = 144;
    private static final int FIBRE_COUNT = 2600;
    private static final double RIB = 3;

    private final Surface surface;
    private final Pen pen;
    private final Theme theme;
    private Sprite piece;

    FeltArt(Surface surface, Theme theme) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.theme = theme;
    }

    void cloth(Box box) {
        surface.save();
        pen.box(box).clip();
        double reach = Math.max(box.width(), box.height()) * .66;
        double lampX = box.x() + box.width() * .46;
        double lampY = box.y() + box.height() * .4;
        pen.fill(theme.felt().around(lampX, lampY, reach));
        lay(box);
        pen.box(box).fill(theme.dusk().around(lampX, lampY, reach));
        surface.restore();
    }

    /** The colours of the cloth alone, shown until the rest of the table is drawn. */
    void plain(Box box) {
        double reach = Math.max(box.width(), box.height()) * .66;
        pen.box(box).fill(theme.felt().around(box.centreX(), box.centreY(), reach));
    }

    /** Weaves the piece that {@link #cloth} lays side by side. If this wasn't called before, {@code cloth} calls it. */
    void weave() {
        piece = surface.sprite(PIECE, PIECE);
        piece.surface().scale(piece.width() / PIECE, piece.height() / PIECE);
        twill(piece.surface());
        fibres(piece.surface());
    }

    /** Lays pieces of woven cloth side by side; each is whole device pixels wide, so that no seam shows. */
    private void lay(Box box) {
        if (piece == null) {
            weave();
        }
        for (double y = box.y(); y < box.bottom(); y += piece.height()) {
            for (double x = box.x(); x < box.right(); x += piece.width()) {
                surface.draw(piece, x, y);
            }
        }
        piece.drop();
    }

    private void twill(Surface cloth) {
        for (int side = 0; side < 2; side++) {
            cloth.begin();
            for (double x = -PIECE + side * RIB / 2; x < PIECE; x += RIB) {
                cloth.moveTo(x - 1, -1);
                cloth.lineTo(x + PIECE + 1, PIECE + 1);
            }
            String colour = side == 0 ? theme.weave().first() : theme.weave().last();
            cloth.stroke(Paint.of(colour), .9);
        }
    }

    /** Short hairs in every direction, as many light as dark. */
    private void fibres(Surface cloth) {
        Rng rng = Rng.derive(FIBRES, 0, 0);
        for (int side = 0; side < 2; side++) {
            cloth.begin();
            for (int fibre = 0; fibre < FIBRE_COUNT / 2; fibre++) {
                double x = rng.below(PIECE * 4) / 4.0;
                double y = rng.below(PIECE * 4) / 4.0;
                cloth.moveTo(x, y);
                cloth.lineTo(x + rng.below(80) / 20.0 - 2, y + rng.below(60) / 20.0 - 1.5);
            }
            String colour = side == 0 ? theme.weave().first() : theme.weave().last();
            cloth.stroke(Paint.of(colour), .8);
        }
    }

    /** A double line with notched corners, and a rosette in the middle. */
    void ornament(Box box) {
        double notch = Math.min(26, Math.min(box.width(), box.height()) * .07);
        frame(box, notch, .42, 1.4);
        frame(box.grown(-notch * .2), notch, .28, .7);
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? box.x() + notch * .35 : box.right() - notch * .35;
            double y = corner < 2 ? box.y() + notch * .35 : box.bottom() - notch * .35;
            double r = notch * .19;
            pen.line(x, y - r, x + r, y, x, y + r, x - r, y).shut().fill(printed(.5));
        }
        rosette(box.centreX(), box.centreY(), Math.min(box.width(), box.height()) * .34);
    }

    private void frame(Box box, double notch, double alpha, double width) {
        double bend = notch * .45;
        double left = box.x();
        double top = box.y();
        double right = box.right();
        double bottom = box.bottom();
        surface.begin();
        surface.moveTo(left + notch, top);
        surface.lineTo(right - notch, top);
        surface.curveTo(right - notch, top + notch - bend, right - bend, top + notch, right, top + notch);
        surface.lineTo(right, bottom - notch);
        surface.curveTo(right - bend, bottom - notch, right - notch, bottom - bend, right - notch, bottom);
        surface.lineTo(left + notch, bottom);
        surface.curveTo(left + notch, bottom - bend, left + bend, bottom - notch, left, bottom - notch);
        surface.lineTo(left, top + notch);
        surface.curveTo(left + bend, top + notch, left + notch, top + bend, left + notch, top);
        surface.close();
        surface.stroke(printed(alpha), width);
    }

    private void rosette(double x, double y, double radius) {
        surface.save();
        surface.translate(x, y);
        for (int petal = 0; petal < 24; petal++) {
            surface.rotate(Pen.FULL_TURN / 24);
            pen.oval(0, radius * .47, radius * .1, radius * .43).stroke(printed(.12), 1.1);
            pen.circle(0, radius * 1.07, radius * .016).fill(printed(.2));
        }
        pen.circle(0, 0, radius * .97).stroke(printed(.15), 1.1);
        pen.circle(0, 0, radius).stroke(printed(.13), .8);
        pen.circle(0, 0, radius * 1.14).stroke(printed(.13), 1.1);
        surface.restore();
    }

    private Paint printed(double alpha) {
        return Paint.of(Shade.clear(theme.ornament(), alpha));
    }
}
