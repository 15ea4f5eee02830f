package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import deluxe.stage.art.Scatter;

/** Sunlight through a window with leaves in front of it: a cool shade with the panes cut out. */
final class Daylight {
    private static final Ramp WASH = Ramp.of("0 rgba(238,245,255,.14) 100 rgba(238,245,255,0)");
    private static final String SHADE = "#d6dde6";
    private static final String LEAVES = "rgba(190,205,201,.85)";
    private static final double COARSE = 3;

    private final Surface surface;
    private final Box room;
    private final Box cloth;

    Daylight(Surface surface, Box room, Box cloth) {
        this.surface = surface;
        this.room = room;
        this.cloth = cloth;
    }

    void fall() {
        Blurred.over(surface, room, COARSE, Surface.Blend.MULTIPLY, 1, this::shade);
        surface.save();
        surface.blend(Surface.Blend.LIGHTEN);
        double reach = Math.max(room.width(), room.height()) * .75;
        new Pen(surface)
                .box(room)
                .fill(WASH.around(room.x() + room.width() * .26, room.y() + room.height() * .2, reach));
        surface.restore();
    }

    private void shade(Surface small) {
        Pen pen = new Pen(small);
        pen.box(room.grown(20)).fill(SHADE);
        panes(small, pen);
        double long1 = Math.max(cloth.width(), cloth.height()) * .5;
        branch(small, cloth.x() + cloth.width() * .07, cloth.y() - 10, .62, long1, 31);
        branch(small, cloth.x() + cloth.width() * .78, cloth.y() - 46, .95, long1 * .8, 32);
    }

    /** A window of three by three panes, sheared as its light falls. */
    private void panes(Surface small, Pen pen) {
        double wide = Math.max(cloth.width() * .285, cloth.height() * .3);
        double high = Math.max(cloth.height() * .43, wide * .8);
        double bar = wide * .06;
        small.save();
        small.transform(1, .14, -.36, 1, cloth.x() + cloth.width() * .27, cloth.y() - cloth.height() * .34);
        for (int pane = 0; pane < 9; pane++) {
            double x = pane % 3 * (wide + bar) - wide * .1;
            int row = pane / 3;
            double y = row * (high + bar) + high * .1;
            pen.box(new Box(x, y, wide, high)).fill("#ffffff");
        }
        small.restore();
    }

    /** A twig with pairs of leaves, smaller towards its tip. */
    private static void branch(Surface small, double fromX, double fromY, double along, double length, int number) {
        Scatter scatter = new Scatter(number);
        double leaf = Math.max(24, length * .14);
        double step = leaf * .55;
        double x = fromX;
        double y = fromY;
        double angle = along;
        for (double done = 0; done < length; done += step) {
            double nextX = x + Math.cos(angle) * step;
            double nextY = y + Math.sin(angle) * step;
            new Pen(small).line(x, y, nextX, nextY).stroke(LEAVES, leaf * .07);
            double size = leaf * (1 - done / length * .45);
            leaf(small, nextX, nextY, size, angle + .75 + scatter.upTo(.3));
            leaf(small, nextX, nextY, size, angle - .8 - scatter.upTo(.3));
            x = nextX;
            y = nextY;
            angle += scatter.between(-.07, .09);
        }
    }

    private static void leaf(Surface small, double x, double y, double length, double angle) {
        small.save();
        small.translate(x, y);
        small.rotate(angle);
        small.begin();
        small.moveTo(0, 0);
        small.curveTo(length * .33, -length * .24, length * .67, -length * .2, length, 0);
        small.curveTo(length * .67, length * .2, length * .33, length * .24, 0, 0);
        small.fill(Paint.of(LEAVES));
        small.restore();
    }
}
