package deluxe.stage.tavern;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Ramp;
import java.util.ArrayList;
import java.util.List;

/**
 * The sprites that a die's faces are drawn from, made once for a size: the grain of the bone and, for each number, the lit lips of
 * its pips, the holes, and the glow on the far wall of each hole.
 */
final class DieSprites {
    /** The side of the flat part of a face, with a pixel more on each side. */
    static final double SIDE = 2 * DieSolid.FLAT + 2;

    private static final double APART = DieSolid.EDGE * .252;
    private static final double PIP = DieSolid.EDGE * .088;
    private static final double ONLY_PIP = DieSolid.EDGE * .122;
    private static final Ramp DIRT = Ramp.of("50 rgba(88,48,14,.34) 100 rgba(88,48,14,0)");
    private static final Ramp HOLE = Ramp.of("0 #2a1308 72 #1c0b04 100 #3a1e0c");
    private static final Ramp GLOW = Ramp.of("0 rgba(150,92,44,.75) 100 rgba(120,66,26,0)");
    private static final Ramp STAIN = Ramp.of("0 rgba(120,72,24,.13) 100 rgba(120,72,24,0)");
    private static final Ramp RIM = Ramp.of("0 rgba(0,0,0,0) 100 #000000");
    private static final String[] DARK_LINES = {"rgba(96,58,20,.06)", "rgba(96,58,20,.09)", "rgba(96,58,20,.13)"};
    private static final String[] LIGHT_LINES = {
        "rgba(255,250,228,.06)", "rgba(255,250,228,.1)", "rgba(255,250,228,.14)"
    };

    private final List<Faces> byNumber = new ArrayList<>();
    private final Rng luck = Rng.derive(Seed.of("b0de5d1ce0"), 0, 0);
    private final Surface like;
    private final double scale;

    /** The four layers of the face with one number, and all but the lips as one. */
    record Faces(Sprite grain, Sprite lip, Sprite hole, Sprite glow, Sprite simple) {
        List<Sprite> all() {
            return List.of(grain, lip, hole, glow, simple);
        }
    }

    DieSprites(Surface like, double scale) {
        this.like = like;
        this.scale = scale;
        for (int number = 1; number <= DieSolid.FACES; number++) {
            byNumber.add(faces(number));
        }
    }

    Faces of(int number) {
        return byNumber.get(number - 1);
    }

    void drop() {
        for (Faces faces : byNumber) {
            faces.all().forEach(Sprite::drop);
        }
    }

    private Faces faces(int number) {
        double radius = number == 1 ? ONLY_PIP : PIP;
        Faces faces = new Faces(empty(), empty(), empty(), empty(), empty());
        bone(faces.grain().surface());
        for (Dot pip : pips(number)) {
            double x = pip.x();
            double y = pip.y();
            on(faces.grain())
                    .circle(x, y, radius * 1.75)
                    .fill(DIRT.around(x, y, radius * 1.75))
                    .circle(x, y, radius * 1.5)
                    .stroke("rgba(74,40,12,.42)", .75);
            on(faces.lip()).circle(x, y, radius * 1.04).fill("rgba(255,250,230,.85)");
            on(faces.hole()).circle(x, y, radius).fill(HOLE.around(x, y, radius));
            on(faces.glow()).circle(x, y, radius * .62).fill(GLOW.around(x, y, radius * .62));
        }
        for (Sprite layer : List.of(faces.grain(), faces.hole(), faces.glow())) {
            draw(faces.simple().surface(), layer, 0, 0);
        }
        return faces;
    }

    /** Draws a layer this far right of and below the middle of its face, which is 0, 0. */
    static void draw(Surface surface, Sprite layer, double right, double down) {
        surface.draw(layer, right - SIDE / 2, down - SIDE / 2, SIDE, SIDE);
    }

    static List<Dot> pips(int number) {
        List<Dot> pips = new ArrayList<>();
        if (number % 2 == 1) {
            pips.add(new Dot(0, 0));
        }
        if (number > 1) {
            pips.add(new Dot(-APART, -APART));
            pips.add(new Dot(APART, APART));
        }
        if (number > 3) {
            pips.add(new Dot(APART, -APART));
            pips.add(new Dot(-APART, APART));
        }
        if (number == 6) {
            pips.add(new Dot(-APART, 0));
            pips.add(new Dot(APART, 0));
        }
        return pips;
    }

    private Sprite empty() {
        Sprite sprite = like.sprite(SIDE * scale, SIDE * scale);
        sprite.surface().scale(sprite.width() / SIDE, sprite.height() / SIDE);
        sprite.surface().translate(SIDE / 2, SIDE / 2);
        return sprite;
    }

    private static Pen on(Sprite sprite) {
        return new Pen(sprite.surface());
    }

    /** Fine lines, dark pores and a stain; the borders fade, because they are drawn over the rounded edges. */
    private void bone(Surface surface) {
        Pen pen = new Pen(surface);
        Box face = new Box(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
        for (int line = 0; line < 46; line++) {
            String[] colours = luck.below(10) < 6 ? DARK_LINES : LIGHT_LINES;
            double x = (part() - .6) * SIDE;
            double y = (part() - .5) * SIDE;
            double longest = 5 + part() * 22;
            pen.line(x, y, x + longest / 2, y + (part() - .5) * 1.6, x + longest, y + (part() - .5) * 2.4)
                    .stroke(colours[luck.below(3)], .4 + part() * .7);
        }
        for (int pore = 0; pore < 16; pore++) {
            pen.oval((part() - .5) * SIDE, (part() - .5) * SIDE, .5 + part() * 1.1, .3 + part() * .25)
                    .fill("rgba(70,38,12,.18)");
        }
        double stainX = (part() - .5) * SIDE * .7;
        double stainY = (part() - .5) * SIDE * .7;
        pen.box(face).fill(STAIN.around(stainX, stainY, SIDE * .45));
        surface.save();
        surface.blend(Surface.Blend.ERASE);
        for (int side = 0; side < 4; side++) {
            surface.rotate(Math.PI / 2);
            pen.box(new Box(SIDE / 2 - 4, -SIDE / 2, 5, SIDE)).fill(RIM.across(SIDE / 2 - 4, SIDE / 2));
        }
        surface.restore();
    }

    private double part() {
        return luck.below(4096) / 4096.0;
    }
}
