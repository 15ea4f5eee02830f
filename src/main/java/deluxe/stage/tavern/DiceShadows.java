package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * The shadows of all dice at one moment. They are soft because each is painted several times, from different places in the flame.
 * All dice are one shape each time, so a place in the shadow of two dice is no darker.
 *
 * @param rays the number of places in the flame
 * @param below layers of the shade straight below a die
 * @param touching layers of the shade where it touches the table
 */
record DiceShadows(int rays, int below, int touching) {
    static final DiceShadows LASTING = new DiceShadows(24, 8, 4);
    static final DiceShadows FLEETING = new DiceShadows(6, 3, 2);

    private static final double DARKNESS = .64;
    private static final double BELOW = .35;
    private static final double TOUCHING = .6;
    private static final double GOLDEN_ANGLE = 2.39996;
    private static final Paint BLACK = Paint.of("#000000");

    void paint(Surface surface, List<DieSolid> dice) {
        for (int number = 0; number < rays; number++) {
            fromFlame(surface, dice, number);
        }
        dice.forEach(die -> below(surface, die));
        surface.alpha(1);
    }

    /** The box of everything that the dice shade, and of the dice themselves. */
    static Box reach(List<DieSolid> dice) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (DieSolid die : dice) {
            for (Vec3 ball : die.balls()) {
                for (Vec3 place : List.of(ball, new Vec3(ball.x(), ball.y(), 0), shadow(ball, Candle.FLAME))) {
                    left = Math.min(left, place.screenX());
                    top = Math.min(top, place.screenY());
                    right = Math.max(right, place.screenX());
                    bottom = Math.max(bottom, place.screenY());
                }
            }
        }
        return new Box(left, top, right - left, bottom - top).grown(40);
    }

    /** The place on the board from which this place hides the flame. */
    private static Vec3 shadow(Vec3 place, Vec3 flame) {
        double height = Math.max(DieSolid.ROUND, place.z());
        double part = height / (flame.z() - height);
        return new Vec3(place.x() + (place.x() - flame.x()) * part, place.y() + (place.y() - flame.y()) * part, 0);
    }

    private void fromFlame(Surface surface, List<DieSolid> dice, int number) {
        double out = Math.sqrt((number + .5) / rays);
        double angle = number * GOLDEN_ANGLE;
        surface.begin();
        for (DieSolid die : dice) {
            double soft = Candle.WIDTH * (1 + .8 * Candle.part(die.lowest() / 150)) * out;
            Vec3 flame = Candle.FLAME.plus(new Vec3(soft * Math.cos(angle), soft * Math.sin(angle), 0));
            List<Dot> dots = new ArrayList<>();
            for (Vec3 ball : die.balls()) {
                dots.add(shadow(ball, flame).seen());
            }
            Hull.around(dots).trace(surface, DieSolid.ROUND * 1.05);
        }
        surface.alpha(layer(DARKNESS, rays));
        surface.fill(BLACK);
    }

    /** The shade where the die keeps the light of the room off the table: straight below it, and darkest where it touches. */
    private void below(Surface surface, DieSolid die) {
        double near = Candle.part(1 - die.lowest() / 70);
        if (near <= 0) {
            return;
        }
        List<Dot> all = new ArrayList<>();
        List<Dot> foot = new ArrayList<>();
        for (Vec3 ball : die.balls()) {
            Dot dot = new Vec3(ball.x(), ball.y(), 0).seen();
            all.add(dot);
            if (ball.z() - DieSolid.ROUND < die.lowest() + 14) {
                foot.add(dot);
            }
        }
        double start = DieSolid.ROUND * .4 + 1 + die.lowest() * .25;
        layers(surface, Hull.around(all), below, start, 15.4, BELOW * near * near);
        double close = Candle.part(1 - die.lowest() / 16);
        if (close > 0 && foot.size() > 2) {
            layers(surface, Hull.around(foot), touching, DieSolid.ROUND * .35, 4.8, TOUCHING * close);
        }
    }

    /** Darkest within the hull, and fading over a width around it. */
    private static void layers(Surface surface, Hull hull, int count, double start, double width, double darkness) {
        surface.alpha(layer(darkness, count));
        for (int layer = 0; layer < count; layer++) {
            surface.begin();
            hull.trace(surface, start + layer * width / Math.max(1, count - 1));
            surface.fill(BLACK);
        }
    }

    /** How dark each layer must be for all of them together to have this darkness. */
    private static double layer(double darkness, int layers) {
        return 1 - Math.pow(1 - darkness, 1.0 / layers);
    }
}
