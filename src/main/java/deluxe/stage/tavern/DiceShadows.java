package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.dice.ThrowBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * The shadows of all dice of one moment, on a picture of half the size that is laid over the board once: so a place that two dice shade is
 * no darker, and all edges are soft.
 */
final class DiceShadows {
    private static final double ACROSS = 150;
    private static final double ALONG = 130;
    private static final double DARKNESS = .64;
    private static final int RAYS = 16;
    private static final double GOLDEN_ANGLE = 2.39996;

    private final ThrowBoard board;
    private final Sprite sprite;
    private final Surface dark;
    private final Pen pen;
    private final double ray;
    private Box used = new Box(0, 0, 0, 0);

    DiceShadows(Surface like, ThrowBoard board, double scale) {
        this.board = board;
        sprite = like.sprite(whole().width() * scale / 2, whole().height() * scale / 2);
        dark = sprite.surface();
        dark.scale(sprite.width() / whole().width(), sprite.height() / whole().height());
        dark.translate(-whole().x(), -whole().y());
        pen = new Pen(dark);
        ray = 1 - Math.pow(1 - DARKNESS, 1.0 / RAYS);
    }

    void drop() {
        sprite.drop();
    }

    private Box whole() {
        double high = board.height() * Vec3.TILT_COS;
        return new Box(-ACROSS, -high - ALONG, board.width() + 2 * ACROSS, high + 2 * ALONG);
    }

    void paint(Surface surface, List<DieSolid> dice) {
        dark.blend(Surface.Blend.ERASE);
        pen.box(used.grown(4)).fill("#000000");
        dark.blend(Surface.Blend.OVER);
        used = reach(dice);
        for (int number = 0; number < RAYS; number++) {
            fromFlame(dice, number);
        }
        dice.forEach(this::below);
        surface.save();
        new Pen(surface).box(used).clip();
        surface.draw(sprite, whole().x(), whole().y(), whole().width(), whole().height());
        surface.restore();
    }

    private static Box reach(List<DieSolid> dice) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (DieSolid die : dice) {
            for (Vec3 ball : die.balls()) {
                for (Vec3 place : List.of(new Vec3(ball.x(), ball.y(), 0), shadow(ball, Candle.FLAME))) {
                    left = Math.min(left, place.screenX());
                    top = Math.min(top, place.screenY());
                    right = Math.max(right, place.screenX());
                    bottom = Math.max(bottom, place.screenY());
                }
            }
        }
        return new Box(left, top, right - left, bottom - top).grown(70);
    }

    /** Where a place hides the flame from the board. */
    private static Vec3 shadow(Vec3 place, Vec3 flame) {
        double height = Math.max(DieSolid.ROUND, place.z());
        double part = height / (flame.z() - height);
        return new Vec3(place.x() + (place.x() - flame.x()) * part, place.y() + (place.y() - flame.y()) * part, 0);
    }

    /** One of many faint shadows, each from another place of the flame. */
    private void fromFlame(List<DieSolid> dice, int number) {
        double out = Math.sqrt((number + .5) / RAYS);
        double angle = number * GOLDEN_ANGLE;
        dark.begin();
        for (DieSolid die : dice) {
            double soft = Candle.WIDTH * (1 + .8 * Candle.part(die.lowest() / 150)) * out;
            Vec3 flame = Candle.FLAME.plus(new Vec3(soft * Math.cos(angle), soft * Math.sin(angle), 0));
            List<Dot> dots = new ArrayList<>();
            for (Vec3 ball : die.balls()) {
                dots.add(shadow(ball, flame).seen());
            }
            Hull.around(dots).trace(dark, DieSolid.ROUND * 1.05);
        }
        dark.alpha(ray);
        dark.fill(Paint.of("#000000"));
        dark.alpha(1);
    }

    /** What it keeps from the light of the room: straight below it, and darkest where it touches. */
    private void below(DieSolid die) {
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
        Hull whole = Hull.around(all);
        for (int layer = 0; layer < 8; layer++) {
            layer(whole, DieSolid.ROUND * .4 + 1 + layer * 2.2 + die.lowest() * .25, .052 * near * near);
        }
        double close = Candle.part(1 - die.lowest() / 16);
        if (close > 0 && foot.size() > 2) {
            Hull touching = Hull.around(foot);
            for (int layer = 0; layer < 4; layer++) {
                layer(touching, DieSolid.ROUND * .35 + layer * 1.6, .2 * close);
            }
        }
    }

    private void layer(Hull hull, double further, double alpha) {
        dark.begin();
        hull.trace(dark, further);
        dark.alpha(alpha);
        dark.fill(Paint.of("#000000"));
        dark.alpha(1);
    }
}
