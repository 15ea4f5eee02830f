package deluxe.stage.tavern;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import java.util.ArrayList;
import java.util.List;

/** One die in the light of the candle: outline, corners, edges, faces, each shaded by the direction it faces. */
final class DieArt {
    private static final double ROUND = DieSolid.ROUND;
    private static final double FLAT = DieSolid.FLAT;

    private final Surface surface;
    private final Pen pen;
    private final DieSprites sprites;
    private final DieSolid die;
    private final Tone room;
    private final double[] nearness = new double[DieSolid.FACES];
    private final double[] lit = new double[DieSolid.FACES];

    DieArt(Surface surface, DieSprites sprites, DieSolid die, List<DieSolid> all) {
        this.surface = surface;
        this.pen = new Pen(surface);
        this.sprites = sprites;
        this.die = die;
        room = Candle.room(die.middle());
        for (int face = 0; face < DieSolid.FACES; face++) {
            nearness[face] = die.normal(face).nearness();
            lit[face] = nearness[face] > -.3 ? die.lit(die.faceMiddle(face), all) : 1;
        }
    }

    void paint() {
        surface.begin();
        die.outline().trace(surface, ROUND);
        surface.fill(Paint.of(Candle.bone(new Vec3(0, -Vec3.TILT_SIN * .5, -.2), die.middle(), .5, room)));
        corners();
        for (int corner = 0; corner < 8; corner++) {
            for (int axis = 0; axis < 3; axis++) {
                if (!DieSolid.isPositive(corner, axis)) {
                    edge(corner, axis);
                }
            }
        }
        for (int face = 0; face < DieSolid.FACES; face++) {
            if (nearness[face] > .004) {
                face(face);
            }
        }
    }

    private String bone(Vec3 normal, double lit) {
        return Candle.bone(normal, die.middle().plus(normal.times(DieSolid.EDGE / 2)), lit, room);
    }

    /** Paints those on the outline first: their hidden halves would show over the corner in the middle. */
    private void corners() {
        Paint.Linear light = ball();
        for (int seen = 1; seen <= 3; seen++) {
            for (int corner = 0; corner < 8; corner++) {
                if (facesSeen(corner) == seen) {
                    corner(die.balls().get(corner), light);
                }
            }
        }
    }

    private int facesSeen(int corner) {
        int seen = 0;
        for (int axis = 0; axis < 3; axis++) {
            seen += nearness[DieSolid.face(axis, DieSolid.isPositive(corner, axis))] > 0 ? 1 : 0;
        }
        return seen;
    }

    /** A ball's shades along the fall of the light, around the origin: the same for all eight. */
    private Paint.Linear ball() {
        double shares = 0;
        double weights = 0;
        for (int face = 0; face < DieSolid.FACES; face++) {
            double weight = Math.max(0, nearness[face]);
            shares += lit[face] * weight;
            weights += weight;
        }
        Vec3 toFlame = Candle.FLAME.minus(die.middle());
        double x = toFlame.screenX();
        double y = toFlame.screenY();
        double length = Math.sqrt(x * x + y * y);
        double alongX = x / length;
        double alongY = y / length;
        List<Paint.Stop> stops = new ArrayList<>();
        for (int at = 0; at <= 6; at++) {
            double out = (at - 3) / 3.02;
            stops.add(new Paint.Stop(at / 6.0, bone(seenAt(alongX * out, alongY * out), shares / weights)));
        }
        return new Paint.Linear(
                -alongX * ROUND, -alongY * ROUND, alongX * ROUND, alongY * ROUND, new Paint.Stops(stops));
    }

    /** The direction that a ball of radius 1 faces at the point seen by the player this far right of and below its middle. */
    private static Vec3 seenAt(double right, double down) {
        double near = Math.sqrt(1 - right * right - down * down);
        return new Vec3(
                right, -down * Vec3.TILT_COS - near * Vec3.TILT_SIN, -down * Vec3.TILT_SIN + near * Vec3.TILT_COS);
    }

    private void corner(Vec3 ball, Paint.Linear light) {
        surface.save();
        surface.translate(ball.screenX(), ball.screenY());
        pen.circle(0, 0, ROUND).fill(light);
        if (ball.z() < Soot.HEIGHT) {
            pen.fill(Soot.on(ball.z()));
        }
        surface.restore();
    }

    /** A quarter of a cylinder between two faces, from one corner along an axis to the next. */
    private void edge(int corner, int axis) {
        int one = DieSolid.face((axis + 1) % 3, DieSolid.isPositive(corner, (axis + 1) % 3));
        int two = DieSolid.face((axis + 2) % 3, DieSolid.isPositive(corner, (axis + 2) % 3));
        if (nearness[one] <= 0 && nearness[two] <= 0) {
            return;
        }
        int near = nearness[one] > 0 ? one : two;
        int far = near == one ? two : one;
        Vec3 from = die.normal(near);
        Vec3 to = die.normal(far);
        double litTo = lit[far];
        if (nearness[far] <= 0) {
            to = from.times(-nearness[far]).plus(to.times(nearness[near])).unit();
            litTo = lit[near];
        }
        band(
                die.balls().get(corner),
                die.balls().get(corner | 1 << axis),
                new Turn(from, lit[near]),
                new Turn(to, litTo));
    }

    /** Where a rounded edge begins or ends: the direction it faces there, and how much of the flame it sees. */
    private record Turn(Vec3 normal, double lit) {}

    private void band(Vec3 start, Vec3 end, Turn from, Turn to) {
        Dot low = start.seen();
        Dot high = end.seen();
        double alongX = high.x() - low.x();
        double alongY = high.y() - low.y();
        double length = Math.sqrt(alongX * alongX + alongY * alongY);
        if (length < 1.5) {
            return;
        }
        double squareX = -alongY / length;
        double squareY = alongX / length;
        Vec3 first = from.normal().times(ROUND);
        Vec3 last = to.normal().times(ROUND);
        double begin = first.screenX() * squareX + first.screenY() * squareY;
        double reach = last.screenX() * squareX + last.screenY() * squareY - begin;
        if (Math.abs(reach) < .15) {
            return;
        }
        List<Paint.Stop> stops = new ArrayList<>();
        double[] corners = new double[20];
        for (int at = 0; at <= 4; at++) {
            double part = at / 4.0;
            Vec3 normal = from.normal().towards(to.normal(), part).unit();
            double x = normal.screenX() * ROUND;
            double y = normal.screenY() * ROUND;
            double place = Candle.part((x * squareX + y * squareY - begin) / reach);
            stops.add(new Paint.Stop(place, bone(normal, from.lit() + (to.lit() - from.lit()) * part)));
            corners[2 * at] = low.x() + x;
            corners[2 * at + 1] = low.y() + y;
            corners[18 - 2 * at] = high.x() + x;
            corners[19 - 2 * at] = high.y() + y;
        }
        double beginX = low.x() + squareX * begin;
        double beginY = low.y() + squareY * begin;
        pen.line(corners)
                .shut()
                .fill(new Paint.Linear(
                        beginX, beginY, beginX + squareX * reach, beginY + squareY * reach, new Paint.Stops(stops)));
        sootOnBand(start, end, first, last, alongX, alongY);
    }

    /** Darkens an edge near the table. Lines of equal height run from one face to the other, not at right angles to the edge. */
    private void sootOnBand(Vec3 start, Vec3 end, Vec3 first, Vec3 last, double alongX, double alongY) {
        double overX = last.screenX() - first.screenX();
        double overY = last.screenY() - first.screenY();
        double over = Math.max(.001, Math.sqrt(overX * overX + overY * overY));
        double run = (-overY * alongX + overX * alongY) / over;
        if (Math.abs(run) < 1) {
            return;
        }
        double x = start.screenX() + first.screenX();
        double y = start.screenY() + first.screenY();
        double steep = Math.max(first.z(), last.z()) / ROUND;
        soot(x, y, start.z(), x - overY / over * run, y + overX / over * run, end.z(), steep);
    }

    /** A face is one picture under one affine transform, so that its pips are true ellipses. */
    private void face(int face) {
        Vec3 normal = die.normal(face);
        Vec3 right = die.right(face);
        Vec3 down = die.down(face);
        Vec3 middle = die.faceMiddle(face);
        FaceLight light = FaceLight.on(die, face, lit[face], room);
        double flameAlong = Math.max(.001, Math.sqrt(light.right() * light.right() + light.down() * light.down()));
        double alongX = light.right() / flameAlong;
        double alongY = light.down() / flameAlong;
        Vec3 along = right.times(alongX).plus(down.times(alongY));
        List<Paint.Stop> stops = new ArrayList<>();
        for (int at = -1; at <= 1; at++) {
            String bone = Candle.bone(
                    normal.plus(along.times(.05 * at)), middle.plus(along.times(FLAT * at)), lit[face], room);
            stops.add(new Paint.Stop((at + 1) / 2.0, bone));
        }
        surface.save();
        surface.transform(
                right.screenX(), right.screenY(), down.screenX(), down.screenY(), middle.screenX(), middle.screenY());
        pen.box(new Box(-FLAT, -FLAT, 2 * FLAT, 2 * FLAT).grown(.35))
                .fill(new Paint.Linear(
                        -alongX * FLAT, -alongY * FLAT, alongX * FLAT, alongY * FLAT, new Paint.Stops(stops)));
        double shown = Candle.part((nearness[face] - .05) / .12);
        if (shown > 0) {
            DieSprites.Faces layers = sprites.of(die.labels().number(face));
            layer(layers.grain(), 0, 0, shown);
            layer(layers.lip(), light.lipRight(), light.lipDown(), shown * light.lips());
            layer(layers.hole(), 0, 0, shown);
            layer(layers.glow(), light.wallRight(), light.wallDown(), shown * light.glow());
            surface.alpha(1);
        }
        double fall = Math.sqrt(right.z() * right.z() + down.z() * down.z());
        if (fall > .2) {
            double upX = right.z() / fall * FLAT;
            double upY = down.z() / fall * FLAT;
            pen.box(new Box(-FLAT, -FLAT, 2 * FLAT, 2 * FLAT).grown(.35));
            soot(-upX, -upY, middle.z() - FLAT * fall, upX, upY, middle.z() + FLAT * fall, normal.z());
        }
        surface.restore();
    }

    private void layer(Sprite sprite, double right, double down, double alpha) {
        surface.alpha(alpha);
        DieSprites.draw(surface, sprite, right, down);
    }

    /** Fills the path darker where it is near the table, along a line from one height to another. */
    private void soot(double x0, double y0, double z0, double x1, double y1, double z1, double upwards) {
        if (Math.min(z0, z1) < Soot.HEIGHT) {
            pen.fill(Soot.along(x0, y0, z0, x1, y1, z1, upwards));
        }
    }
}
