package deluxe.stage.tavern;

import deluxe.stage.art.Box;
import deluxe.stage.dice.DieLabels;
import deluxe.stage.dice.DiePose;
import java.util.ArrayList;
import java.util.List;

/**
 * A die in the room: a cube with rounded corners and edges, so that eight balls, one in each corner, give its shape.
 *
 * @param axes the directions of its own x, y and z
 * @param balls the middles of its corners; the bits of their place in the list say which side each is on, 1 for x, 2 for y, 4 for z
 * @param lowest the height of its lowest point
 */
record DieSolid(Vec3 middle, List<Vec3> axes, List<Vec3> balls, double lowest, DieLabels labels) {
    static final double EDGE = DiePose.EDGE;
    static final double ROUND = DiePose.ROUNDING;
    /** The distance from the middle of a face to where its flat part ends. */
    static final double FLAT = EDGE / 2 - ROUND;

    static final int FACES = 6;

    static DieSolid of(DiePose pose, DieLabels labels) {
        Vec3 middle = new Vec3(pose.x(), pose.y(), pose.z());
        List<Vec3> axes = new ArrayList<>();
        for (int axis = 0; axis < 3; axis++) {
            double[] way = pose.axis(axis);
            axes.add(new Vec3(way[0], way[1], way[2]));
        }
        List<Vec3> balls = new ArrayList<>();
        double lowest = Double.MAX_VALUE;
        for (int corner = 0; corner < 8; corner++) {
            Vec3 ball = middle;
            for (int axis = 0; axis < 3; axis++) {
                ball = ball.plus(axes.get(axis).times(isPositive(corner, axis) ? FLAT : -FLAT));
            }
            balls.add(ball);
            lowest = Math.min(lowest, ball.z() - ROUND);
        }
        return new DieSolid(middle, List.copyOf(axes), List.copyOf(balls), lowest, labels);
    }

    static boolean isPositive(int corner, int axis) {
        return (corner & 1 << axis) != 0;
    }

    /** The face that points along an axis or against it. */
    static int face(int axis, boolean isPositive) {
        return 2 * axis + (isPositive ? 0 : 1);
    }

    Vec3 normal(int face) {
        return axes.get(face / 2).times(face % 2 == 0 ? 1 : -1);
    }

    Vec3 faceMiddle(int face) {
        return middle.plus(normal(face).times(EDGE / 2));
    }

    /** The direction in which the picture of a face has its right. */
    Vec3 right(int face) {
        return axes.get((face / 2 + 1) % 3);
    }

    /** The direction in which the picture of a face has its lower side. */
    Vec3 down(int face) {
        return axes.get((face / 2 + 2) % 3).times(face % 2 == 0 ? 1 : -1);
    }

    /** Where the player sees a place in the ball of a corner, {@code away} from its middle; its surface is 1 away. */
    Dot inCorner(int corner, Vec3 away) {
        return balls.get(corner).plus(away.times(ROUND)).seen();
    }

    Hull outline() {
        return Hull.around(balls.stream().map(Vec3::seen).toList());
    }

    /** The box around its outline. */
    Box box() {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Vec3 ball : balls) {
            left = Math.min(left, ball.screenX());
            top = Math.min(top, ball.screenY());
            right = Math.max(right, ball.screenX());
            bottom = Math.max(bottom, ball.screenY());
        }
        return new Box(left, top, right - left, bottom - top).grown(ROUND);
    }

    /** How much of the flame can be seen from a place on this die past the other dice, 0 to 1. */
    double lit(Vec3 place, List<DieSolid> all) {
        double lit = 1;
        Vec3 toFlame = Candle.FLAME.minus(place).unit();
        for (DieSolid other : all) {
            Vec3 way = other.middle.minus(place);
            double along = way.dot(toFlame);
            if (other.equals(this) || along <= 0) {
                continue;
            }
            double aside = Math.sqrt(Math.max(0, way.dot(way) - along * along));
            double past = Candle.part((aside / EDGE - .42) / .4);
            lit *= .15 + .85 * past * past * (3 - 2 * past);
        }
        return lit;
    }
}
