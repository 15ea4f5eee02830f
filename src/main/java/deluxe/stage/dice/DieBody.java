package deluxe.stage.dice;

/** A die in motion: a cube rounded by a ball in each corner, so the eight ball centres are all that floor and walls need. */
final class DieBody {
    static final double EDGE = 62;
    static final double ROUNDING = 8;
    static final double HALF = EDGE / 2;
    /** The distance from the middle to a ball's centre, along each axis. */
    static final double CORE = HALF - ROUNDING;

    static final int CORNERS = 8;
    static final int WALLS = 4;

    /** The moment of inertia. A cube's is the same about every axis; this is a little less because of the rounded corners. */
    private static final double INERTIA = EDGE * EDGE / 6 * .9;

    static final double PER_INERTIA = 1 / INERTIA;

    final double[] at = new double[3];
    final double[] speed = new double[3];
    /** Radians a second, about the world's axes. */
    final double[] spin = new double[3];
    /** The die's axes as the columns of a matrix, row by row. */
    final double[] axes = new double[9];

    final double[] corners = new double[3 * CORNERS];
    /** Which walls it has passed over; only those count for it. */
    final boolean[] inside = new boolean[WALLS];

    private final double[] turn = {1, 0, 0, 0};
    private double turned;
    private boolean isFixed;

    /** A die that lies there, and stays as it is whatever hits it. */
    static DieBody fixed(DiePose pose) {
        DieBody die = new DieBody();
        die.at[0] = pose.x();
        die.at[1] = pose.y();
        die.at[2] = pose.z();
        die.turnTo(pose.qw(), pose.qx(), pose.qy(), pose.qz());
        die.isFixed = true;
        return die;
    }

    boolean isFixed() {
        return isFixed;
    }

    static double inertia() {
        return INERTIA;
    }

    void turnTo(double w, double x, double y, double z) {
        turn[0] = w;
        turn[1] = x;
        turn[2] = y;
        turn[3] = z;
        place();
    }

    /** The total angle turned so far, in radians, whatever the axis. */
    double turned() {
        return turned;
    }

    DiePose pose() {
        return new DiePose(at[0], at[1], at[2], turn[0], turn[1], turn[2], turn[3]);
    }

    void move(double seconds) {
        for (int axis = 0; axis < 3; axis++) {
            at[axis] += speed[axis] * seconds;
        }
        double x = spin[0] * seconds / 2;
        double y = spin[1] * seconds / 2;
        double z = spin[2] * seconds / 2;
        double w = turn[0] - x * turn[1] - y * turn[2] - z * turn[3];
        double i = turn[1] + x * turn[0] + y * turn[3] - z * turn[2];
        double j = turn[2] + y * turn[0] + z * turn[1] - x * turn[3];
        double k = turn[3] + z * turn[0] + x * turn[2] - y * turn[1];
        double length = Math.sqrt(w * w + i * i + j * j + k * k);
        turn[0] = w / length;
        turn[1] = i / length;
        turn[2] = j / length;
        turn[3] = k / length;
        turned += Math.sqrt(square(spin)) * seconds;
    }

    /** Works out the axes and the corners. */
    void place() {
        DiePose pose = pose();
        for (int axis = 0; axis < 3; axis++) {
            double[] column = pose.axis(axis);
            axes[axis] = column[0];
            axes[3 + axis] = column[1];
            axes[6 + axis] = column[2];
        }
        for (int corner = 0; corner < CORNERS; corner++) {
            double x = (corner & 1) == 0 ? -CORE : CORE;
            double y = (corner & 2) == 0 ? -CORE : CORE;
            double z = (corner & 4) == 0 ? -CORE : CORE;
            for (int row = 0; row < 3; row++) {
                corners[3 * corner + row] = at[row] + axes[3 * row] * x + axes[3 * row + 1] * y + axes[3 * row + 2] * z;
            }
        }
    }

    /** How fast the point at the end of this arm from the middle moves in this direction. */
    double speedAlong(double[] arm, double[] direction) {
        double x = speed[0] + spin[1] * arm[2] - spin[2] * arm[1];
        double y = speed[1] + spin[2] * arm[0] - spin[0] * arm[2];
        double z = speed[2] + spin[0] * arm[1] - spin[1] * arm[0];
        return x * direction[0] + y * direction[1] + z * direction[2];
    }

    /** Applies an impulse in this direction at the end of this arm. */
    void push(double[] arm, double[] direction, double impulse) {
        if (isFixed) {
            return;
        }
        double turning = impulse * PER_INERTIA;
        for (int axis = 0; axis < 3; axis++) {
            speed[axis] += direction[axis] * impulse;
            spin[axis] += across(arm, direction, axis) * turning;
        }
    }

    /** One over the mass that the end of this arm seems to have in this direction. */
    double yielding(double[] arm, double[] direction) {
        if (isFixed) {
            return 0;
        }
        double sum = 0;
        for (int axis = 0; axis < 3; axis++) {
            double across = across(arm, direction, axis);
            sum += across * across;
        }
        return 1 + sum * PER_INERTIA;
    }

    /** One component of the cross product. */
    static double across(double[] a, double[] b, int axis) {
        int next = (axis + 1) % 3;
        int last = (axis + 2) % 3;
        return a[next] * b[last] - a[last] * b[next];
    }

    static double square(double[] vector) {
        return vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2];
    }

    /** The face that points up most: 0 for +x, 1 for -x, 2 for +y and so on. */
    int topFace() {
        int top = 0;
        double most = 0;
        for (int axis = 0; axis < 3; axis++) {
            double up = axes[6 + axis];
            if (Math.abs(up) > most) {
                most = Math.abs(up);
                top = 2 * axis + (up > 0 ? 0 : 1);
            }
        }
        return top;
    }

    /** How straight up that face points: 1 if the die lies flat. */
    double flatness() {
        return Math.max(Math.abs(axes[6]), Math.max(Math.abs(axes[7]), Math.abs(axes[8])));
    }
}
