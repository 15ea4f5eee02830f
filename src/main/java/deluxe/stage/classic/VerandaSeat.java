package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Shade;
import deluxe.stage.art.Theme;

/**
 * A player's plate on the veranda: name, points, how far they are from the target, and the number of tiles.
 *
 * @param toMove whether it is this player's turn
 * @param mirrored whether the portrait is on the right
 */
public record VerandaSeat(String name, int points, int target, int tiles, boolean toMove, boolean mirrored)
        implements Picture {
    private static final Ramp RIM = Ramp.of("0 #93ad92 100 #587559");
    private static final Ramp BAR = Ramp.of("0 #e08a66 100 #b04e2f");
    /** On a plate narrower than this, in heights, the name is above the points. */
    private static final double NARROW = 4.4;
    /** With less room for the name than this, in heights, it is above the points too. */
    private static final double LEAST_NAME = 1.2;

    /** The size of the points beside a name, in heights. */
    private static final double ABREAST = .54;

    /** There is always room for the count of this many tiles, so nothing beside it moves when the tenth tile is drawn. */
    private static final int MANY = 10;

    /** How far a name is reduced before it is cut. */
    private static final double SMALLEST = .8;

    /** With less room than this, in heights, a name would be cut to a letter or two, so it is left out. */
    private static final double NO_NAME = .8;

    /** A bar shorter than this would show nothing. */
    private static final double LEAST_BAR = 8;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        if (toMove) {
            halo(surface, box);
        }
        plate(surface, box, box.height() / 2, theme);
        double h = box.height();
        double x = mirrored ? box.x() + h * .38 : box.x() + h * 1.16;
        Box text = new Box(x, box.y(), Math.max(0, box.width() - h * 1.54), h);
        if (box.width() < h * NARROW || nameRoom(surface, text) < h * LEAST_NAME) {
            stacked(surface, text, theme);
        } else {
            abreast(surface, text, theme);
        }
    }

    static void plate(Surface surface, Box box, double radius, Theme theme) {
        Pen pen = new Pen(surface);
        surface.save();
        surface.shadow("rgba(50,60,50,.45)", 7, 0, 2.5);
        pen.round(box, radius).fill(RIM.down(box));
        surface.restore();
        pen.round(box.grown(-2), radius - 2).fill(theme.plate().down(box)).stroke("rgba(80,100,80,.5)", .8);
    }

    private static void halo(Surface surface, Box box) {
        Pen pen = new Pen(surface);
        double[] widths = {9, 6, 3.4};
        double[] alphas = {.14, .24, .6};
        for (int ring = 0; ring < widths.length; ring++) {
            pen.round(box, box.height() / 2).stroke(Shade.clear(VerandaColours.TERRACOTTA, alphas[ring]), widths[ring]);
        }
    }

    /** The room that is left for the name if the points are beside it. */
    private double nameRoom(Surface surface, Box text) {
        double h = text.height();
        double size = h * ABREAST;
        double pointsRight = pointsRight(surface, text, goalRight(surface, text), size);
        return pointsRight - mostPoints(surface, size) - h * .14 - text.x();
    }

    private double goalRight(Surface surface, Box text) {
        double count = TileCount.width(surface, Math.max(MANY, tiles), countFace(text));
        return text.right() - count - text.height() * .2;
    }

    private static Face countFace(Box text) {
        return Lettering.text(Math.max(11, text.height() * .3));
    }

    private void abreast(Surface surface, Box text, Theme theme) {
        double h = text.height();
        Lettering letters = new Lettering(surface, theme);
        Face small = countFace(text);
        double backs = TileCount.width(surface, tiles, small);
        TileCount.paint(surface, text.right() - backs, text.centreY(), tiles, small, theme);
        points(surface, letters, text, goalRight(surface, text), text.centreY(), h * ABREAST, theme);
        double room = nameRoom(surface, text);
        name(letters, surface, text.x(), text.y() + h * .33, Lettering.title(Math.max(11, h * .29)), room);
        bar(surface, new Box(text.x(), text.y() + h * .63, Math.max(0, room), h * .11));
    }

    private void stacked(Surface surface, Box text, Theme theme) {
        double h = text.height();
        Lettering letters = new Lettering(surface, theme);
        Face small = Lettering.text(Math.max(11, h * .27));
        Face title = Lettering.title(Math.max(11, h * .26));
        double backs = TileCount.width(surface, tiles, small);
        if (surface.textWidth(name, title) <= text.width() - backs - 4) {
            TileCount.paint(surface, text.right() - backs, text.y() + h * .29, tiles, small, theme);
        } else {
            backs = TileCount.paintNumber(surface, text.right(), text.y() + h * .29, tiles, small, theme);
        }
        double room = text.width() - backs - 4;
        if (room >= h * NO_NAME || surface.textWidth(name, title) * SMALLEST <= room) {
            name(letters, surface, text.x(), text.y() + h * .29, title, room);
        }
        double left = points(surface, letters, text, text.right(), text.y() + h * .7, h * .42, theme);
        bar(surface, new Box(text.x(), text.y() + h * .66, Math.max(0, left - 5 - text.x()), h * .11));
    }

    private void name(Lettering letters, Surface surface, double x, double middle, Face face, double room) {
        Face fitted = letters.fitted(name, face, Math.max(room, surface.textWidth(name, face) * SMALLEST));
        letters.plain(letters.cut(name, fitted, room), x, middle, fitted, Align.LEFT, VerandaColours.DARK_SAGE);
    }

    /**
     * Draws the points, and the target if there is room for it, ending at {@code right}. Returns where points as wide as the target
     * would begin, so that the bar keeps its length.
     */
    private double points(
            Surface surface, Lettering letters, Box text, double right, double middle, double size, Theme theme) {
        double end = pointsRight(surface, text, right, size);
        if (end < right) {
            letters.plain(goal(), right, middle + size * .1, goalFace(size), Align.RIGHT, theme.quietInk());
        }
        Face large = Lettering.text(size);
        letters.plain(String.valueOf(points), end, middle, large, Align.RIGHT, VerandaColours.DARK_TERRACOTTA);
        return end - mostPoints(surface, size);
    }

    /** Where the points end if they are followed by the target up to {@code right}, or end there themselves for lack of room. */
    private double pointsRight(Surface surface, Box text, double right, double size) {
        double end = right - surface.textWidth(goal(), goalFace(size)) - 2;
        return end - mostPoints(surface, size) >= text.x() ? end : right;
    }

    private double mostPoints(Surface surface, double size) {
        return surface.textWidth(String.valueOf(Math.max(target, points)), Lettering.text(size));
    }

    private String goal() {
        return "/" + target;
    }

    private static Face goalFace(double size) {
        return Lettering.text(Math.max(10, size * .42));
    }

    private void bar(Surface surface, Box box) {
        if (box.width() < LEAST_BAR) {
            return;
        }
        Pen pen = new Pen(surface);
        pen.round(box, box.height()).fill("rgba(90,80,60,.22)");
        double part = Math.min(1, (double) points / target);
        if (part > 0) {
            Box filled = new Box(box.x(), box.y(), Math.max(box.height(), box.width() * part), box.height());
            pen.round(filled, box.height()).fill(BAR.down(filled));
        }
    }
}
