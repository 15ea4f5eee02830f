package deluxe.stage.art;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;

/**
 * A polished plank, its grain along its length: rings that the saw cut at a slant, fibres and pores. Each row is one
 * gradient, because a surface gives no access to single pixels.
 */
public final class WoodArt {
    private static final double STEP = 13;
    private static final int SHADES = 64;

    private final Noise rings;
    private final Noise fibres;
    private final String[] shades = new String[SHADES + 1];

    public WoodArt(Ramp wood, int number) {
        rings = new Noise(2 * number);
        fibres = new Noise(2 * number + 1);
        String heart = wood.stops().get(1).colour();
        for (int shade = 0; shade <= SHADES; shade++) {
            double light = 2.0 * shade / SHADES;
            shades[shade] = light < 1
                    ? Shade.between(wood.first(), heart, light)
                    : Shade.between(heart, wood.last(), light - 1);
        }
    }

    public Sprite plank(Surface like, double length, double width) {
        Sprite plank = like.sprite(length, width);
        Pen pen = new Pen(plank.surface());
        double row = Math.max(.5, 1 / like.ratio());
        for (double y = 0; y < width; y += row) {
            pen.box(new Box(0, y, length, row)).fill(grain(y, length));
        }
        return plank;
    }

    private Paint grain(double y, double length) {
        List<Paint.Stop> stops = new ArrayList<>();
        int steps = (int) Math.ceil(length / STEP);
        for (int step = 0; step <= steps; step++) {
            double light = light(step * STEP, y);
            stops.add(new Paint.Stop(Math.min(1, step * STEP / length), shades[(int) (light * SHADES)]));
        }
        return new Paint.Linear(0, 0, length, 0, new Paint.Stops(stops));
    }

    /** How light the wood is here, 0 to 1. A ring's wood brightens slowly and ends in a sharp dark line. */
    private double light(double x, double y) {
        double ring = rings.layered(x * .005, y * .03) * 2.8 + y * .05;
        double within = ring - Math.floor(ring);
        double ripe = within < .75 ? within / .75 : (1 - within) / .25;
        double fibre = fibres.at(x * .03, y * 1.7) - .5;
        double pore = Math.max(0, fibres.at(x * .045 + 9, y * 1.3 + 31) - .8);
        double light = .3 + .45 * ripe * ripe * (3 - 2 * ripe) + .42 * fibre - pore;
        return Math.max(0, Math.min(1, light));
    }
}
