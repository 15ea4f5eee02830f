package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/** The wooden rail around the cloth: four planks mitred at the corners, a gold inlay, a stone in each corner. */
final class RailArt {
    /** How much the top, right, bottom and left sides are darkened, because the light comes from the top left. */
    private static final double[] IN_SHADE = {0, .2, .12, .04};

    private static final double INLAY = .6;
    private static final Ramp POLISH = Ramp.of("0 rgba(0,0,0,.55) 10 rgba(255,190,130,.3) 20 rgba(255,200,150,.1) "
            + "50 rgba(0,0,0,0) 80 rgba(0,0,0,.25) 100 rgba(0,0,0,.62)");

    private final Surface surface;
    private final Pen pen;
    private final Theme theme;
    private final double thick;
    private final Ramp underRail;

    RailArt(Surface surface, Theme theme, double thick) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.theme = theme;
        this.thick = thick;
        String dark = Shade.between(theme.felt().last(), "#000000", .6);
        underRail = Ramp.of(
                "0 " + Shade.clear(dark, .8) + " 35 " + Shade.clear(dark, .36) + " 100 " + Shade.clear(dark, 0));
    }

    /** One plank, two rails wide, serves all four sides: top and bottom are cut from its upper half, right and left from its lower half. */
    void frame(Box box, Sprite plank) {
        side(plank, box.width(), box.x(), box.y(), 0);
        side(plank, box.width(), box.right(), box.bottom(), 2);
        side(plank, box.height(), box.right(), box.y(), 1);
        side(plank, box.height(), box.x(), box.bottom(), 3);
        mitres(box);
        inlay(box);
        Ramp lip = Ramp.of("0 " + Shade.between(theme.wood().first(), "#000000", .4) + " 100 "
                + theme.wood().stops().get(1).colour());
        pen.round(box.grown(2 - thick), 6).stroke(lip.down(box), Math.max(2, thick * .1));
        double in = thick * INLAY;
        PlateArt plates = new PlateArt(surface, theme);
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? box.x() + in : box.right() - in;
            plates.stone(x, corner < 2 ? box.y() + in : box.bottom() - in, thick * .37);
        }
    }

    /** The rail's shadow on the cloth, longer on the sides that the light comes from. */
    void shadowInside(Box felt) {
        double longer = thick * 1.1;
        double shorter = thick * .5;
        shade(new Box(felt.x(), felt.y(), felt.width(), longer), felt.y(), felt.y() + longer, true);
        shade(
                new Box(felt.x(), felt.bottom() - shorter, felt.width(), shorter),
                felt.bottom(),
                felt.bottom() - shorter,
                true);
        shade(new Box(felt.x(), felt.y(), longer * .8, felt.height()), felt.x(), felt.x() + longer * .8, false);
        shade(
                new Box(felt.right() - shorter, felt.y(), shorter, felt.height()),
                felt.right(),
                felt.right() - shorter,
                false);
    }

    private void shade(Box box, double from, double to, boolean downwards) {
        pen.box(box).fill(downwards ? underRail.down(from, to) : underRail.across(from, to));
    }

    private void side(Sprite plank, double length, double x, double y, int quarterTurns) {
        surface.save();
        surface.translate(x, y);
        surface.rotate(quarterTurns * Math.PI / 2);
        pen.line(0, 0, length, 0, length - thick, thick, thick, thick).shut().clip();
        surface.draw(plank, 0, quarterTurns % 2 == 0 ? 0 : thick - plank.height());
        Box all = new Box(0, 0, length, thick);
        pen.box(all).fill(POLISH.down(all));
        pen.box(new Box(0, thick * .22, length, thick * .06)).fill("rgba(255,235,210,.16)");
        pen.box(all).fill(Shade.clear("#000000", IN_SHADE[quarterTurns]));
        surface.restore();
    }

    private void mitres(Box box) {
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? box.x() : box.right();
            double y = corner < 2 ? box.y() : box.bottom();
            double inX = x + (corner % 2 == 0 ? thick : -thick);
            double inY = y + (corner < 2 ? thick : -thick);
            pen.line(x, y, inX, inY).stroke("rgba(15,4,1,.6)", 1.2);
        }
    }

    private void inlay(Box box) {
        Box ring = box.grown(-thick * INLAY);
        double radius = thick * .3;
        double gold = Math.max(1.4, thick * .088);
        pen.round(ring, radius).stroke("rgba(20,6,2,.75)", gold * 1.75);
        pen.round(ring, radius).stroke(theme.metal().slanted(box), gold);
        pen.round(ring.moved(-gold * .25, -gold * .25), radius).stroke("rgba(255,250,220,.7)", gold * .23);
    }
}
