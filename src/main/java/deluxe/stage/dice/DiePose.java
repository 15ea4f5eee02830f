package deluxe.stage.dice;

/**
 * Where a die is, and how it is turned: a unit quaternion.
 *
 * @param x its middle, from the left of the board
 * @param y away from the player
 * @param z above the board
 */
public record DiePose(double x, double y, double z, double qw, double qx, double qy, double qz) {
    /** The distance between opposite faces. */
    public static final double EDGE = DieBody.EDGE;

    /** The radius of the rounded corners and edges. */
    public static final double ROUNDING = DieBody.ROUNDING;

    /** The direction in the world of one of the die's own axes: 0 for x, 1 for y, 2 for z. */
    public double[] axis(int at) {
        return switch (at) {
            case 0 -> new double[] {1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qw * qz), 2 * (qx * qz - qw * qy)};
            case 1 -> new double[] {2 * (qx * qy - qw * qz), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz + qw * qx)};
            default -> new double[] {2 * (qx * qz + qw * qy), 2 * (qy * qz - qw * qx), 1 - 2 * (qx * qx + qy * qy)};
        };
    }

    /** Whether nobody could see a die move from here to the other pose. */
    boolean isAlmost(DiePose other) {
        double away = Math.abs(x - other.x) + Math.abs(y - other.y) + Math.abs(z - other.z);
        double turned = Math.abs(qw * other.qw + qx * other.qx + qy * other.qy + qz * other.qz);
        return away < .02 && turned > 1 - 1e-8;
    }

    /** The pose {@code part} of the way from this to a later pose that is not far from it. */
    DiePose towards(DiePose later, double part) {
        double dot = qw * later.qw + qx * later.qx + qy * later.qy + qz * later.qz;
        double to = dot < 0 ? -part : part;
        double from = 1 - part;
        double w = qw * from + later.qw * to;
        double i = qx * from + later.qx * to;
        double j = qy * from + later.qy * to;
        double k = qz * from + later.qz * to;
        double length = Math.sqrt(w * w + i * i + j * j + k * k);
        return new DiePose(
                x * from + later.x * part,
                y * from + later.y * part,
                z * from + later.z * part,
                w / length,
                i / length,
                j / length,
                k / length);
    }
}
