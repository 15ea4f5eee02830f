package deluxe.stage.dice;

import java.util.ArrayList;
import java.util.List;

/** Finds where dice touch the board, the walls and each other. */
final class Touches {
    private static final double TWICE = 2 * DieBody.ROUNDING;
    /** Dice whose middles are further apart than this cannot touch: half the diagonals of both cores, and the rounding. */
    private static final double REACH = 2 * (1.7321 * DieBody.CORE + DieBody.ROUNDING);
    /** How far a corner or an edge can point away from what it touches. */
    private static final double CORNER_LOOKS = .25;

    private static final double EDGE_LOOKS = .05;
    private static final double PARALLEL = .02;

    private final ThrowBoard board;
    private final List<Touch> pool = new ArrayList<>();
    private final double[] point = new double[3];
    private int count;

    Touches(ThrowBoard board) {
        this.board = board;
    }

    int count() {
        return count;
    }

    Touch at(int index) {
        return pool.get(index);
    }

    /** @param kept dice that lie on the board and stay there */
    void find(List<DieBody> dice, List<DieBody> kept) {
        count = 0;
        for (int at = 0; at < dice.size(); at++) {
            DieBody die = dice.get(at);
            onBoard(die);
            for (int wall = 0; wall < DieBody.WALLS; wall++) {
                onWall(die, wall);
            }
            onDice(die, dice.subList(at + 1, dice.size()));
            onDice(die, kept);
        }
    }

    private void onDice(DieBody die, List<DieBody> others) {
        for (DieBody other : others) {
            if (isNear(die, other)) {
                corners(die, other);
                corners(other, die);
                edges(die, other);
            }
        }
    }

    private static boolean isNear(DieBody die, DieBody other) {
        double x = die.at[0] - other.at[0];
        double y = die.at[1] - other.at[1];
        double z = die.at[2] - other.at[2];
        return x * x + y * y + z * z < REACH * REACH;
    }

    private void add(DieBody die, DieBody other, Knock.On on, double nx, double ny, double nz, double depth) {
        if (count == pool.size()) {
            pool.add(new Touch());
        }
        pool.get(count).begin(die, other, on, nx, ny, nz, point, depth);
        count++;
    }

    private void onBoard(DieBody die) {
        for (int corner = 0; corner < DieBody.CORNERS; corner++) {
            double depth = DieBody.ROUNDING - die.corners[3 * corner + 2];
            if (depth > 0) {
                point[0] = die.corners[3 * corner];
                point[1] = die.corners[3 * corner + 1];
                point[2] = 0;
                add(die, null, Knock.On.BOARD, 0, 0, 1, depth);
            }
        }
    }

    private void onWall(DieBody die, int wall) {
        if (!die.inside[wall] || board.distance(wall, die.at[0], die.at[1]) > REACH / 2) {
            return;
        }
        double nx = board.normalX(wall);
        double ny = board.normalY(wall);
        for (int corner = 0; corner < DieBody.CORNERS; corner++) {
            double x = die.corners[3 * corner];
            double y = die.corners[3 * corner + 1];
            double depth = DieBody.ROUNDING - board.distance(wall, x, y);
            if (depth > 0) {
                point[0] = x - nx * (DieBody.ROUNDING - depth);
                point[1] = y - ny * (DieBody.ROUNDING - depth);
                point[2] = die.corners[3 * corner + 2];
                add(die, null, Knock.On.WALL, nx, ny, 0, depth);
            }
        }
    }

    /** The corners of one die against the core of the other. */
    private void corners(DieBody die, DieBody other) {
        for (int corner = 0; corner < DieBody.CORNERS; corner++) {
            corner(die, other, corner);
        }
    }

    private void corner(DieBody die, DieBody other, int corner) {
        double[] own = new double[3];
        double[] off = new double[3];
        double square = 0;
        for (int axis = 0; axis < 3; axis++) {
            double sum = 0;
            for (int row = 0; row < 3; row++) {
                sum += other.axes[3 * row + axis] * (die.corners[3 * corner + row] - other.at[row]);
            }
            own[axis] = sum;
            off[axis] = sum - within(sum);
            square += off[axis] * off[axis];
        }
        if (square >= TWICE * TWICE) {
            return;
        }
        double depth;
        if (square > 1e-6) {
            double distance = Math.sqrt(square);
            for (int axis = 0; axis < 3; axis++) {
                off[axis] /= distance;
            }
            depth = TWICE - distance;
        } else {
            depth = TWICE + outOfCore(own, off);
        }
        double[] normal = new double[3];
        for (int row = 0; row < 3; row++) {
            normal[row] =
                    other.axes[3 * row] * off[0] + other.axes[3 * row + 1] * off[1] + other.axes[3 * row + 2] * off[2];
        }
        if (looksAway(die, corner, -1, normal, 1, CORNER_LOOKS)) {
            return;
        }
        double from = DieBody.ROUNDING - depth / 2;
        for (int axis = 0; axis < 3; axis++) {
            point[axis] = die.corners[3 * corner + axis] - normal[axis] * from;
        }
        add(die, other, Knock.On.DIE, normal[0], normal[1], normal[2], depth);
    }

    private static double within(double value) {
        return value < -DieBody.CORE ? -DieBody.CORE : value > DieBody.CORE ? DieBody.CORE : value;
    }

    /** A corner inside the core leaves it by the nearest face. Returns how far that is. */
    private static double outOfCore(double[] own, double[] off) {
        int nearest = 0;
        for (int axis = 1; axis < 3; axis++) {
            nearest = Math.abs(own[axis]) > Math.abs(own[nearest]) ? axis : nearest;
        }
        for (int axis = 0; axis < 3; axis++) {
            off[axis] = axis != nearest ? 0 : own[axis] < 0 ? -1 : 1;
        }
        return DieBody.CORE - Math.abs(own[nearest]);
    }

    /** Whether this corner, or the edge that leaves it along {@code skipped}, points away from the other die. */
    private static boolean looksAway(DieBody die, int corner, int skipped, double[] normal, int sign, double most) {
        for (int axis = 0; axis < 3; axis++) {
            if (axis != skipped) {
                double looks =
                        normal[0] * die.axes[axis] + normal[1] * die.axes[3 + axis] + normal[2] * die.axes[6 + axis];
                if (looks * ((corner & 1 << axis) == 0 ? -1 : 1) * sign > most) {
                    return true;
                }
            }
        }
        return false;
    }

    private void edges(DieBody die, DieBody other) {
        for (int axis = 0; axis < 3; axis++) {
            for (int corner = 0; corner < DieBody.CORNERS; corner++) {
                if ((corner & 1 << axis) == 0 && isEdgeNear(die, corner, axis, other)) {
                    edge(die, corner, axis, other);
                }
            }
        }
    }

    private static boolean isEdgeNear(DieBody die, int corner, int axis, DieBody other) {
        double far = 2.74 * DieBody.CORE + TWICE;
        double square = 0;
        int end = corner | 1 << axis;
        for (int row = 0; row < 3; row++) {
            double off = (die.corners[3 * corner + row] + die.corners[3 * end + row]) / 2 - other.at[row];
            square += off * off;
        }
        return square <= far * far;
    }

    private void edge(DieBody die, int corner, int axis, DieBody other) {
        for (int otherAxis = 0; otherAxis < 3; otherAxis++) {
            for (int otherCorner = 0; otherCorner < DieBody.CORNERS; otherCorner++) {
                if ((otherCorner & 1 << otherAxis) == 0) {
                    crossing(die, corner, axis, other, otherCorner, otherAxis);
                }
            }
        }
    }

    private void crossing(DieBody die, int corner, int axis, DieBody other, int otherCorner, int otherAxis) {
        double length = 2 * DieBody.CORE;
        double square = length * length;
        double between = 0;
        double own = 0;
        double others = 0;
        double[] start = new double[3];
        for (int row = 0; row < 3; row++) {
            double u = die.axes[3 * row + axis] * length;
            double v = other.axes[3 * row + otherAxis] * length;
            start[row] = die.corners[3 * corner + row] - other.corners[3 * otherCorner + row];
            between += u * v;
            own += u * start[row];
            others += v * start[row];
        }
        double spread = square * square - between * between;
        if (spread < PARALLEL * square * square) {
            return;
        }
        double along = (between * others - square * own) / spread;
        double otherAlong = (square * others - between * own) / spread;
        if (along < 0 || along > 1 || otherAlong < 0 || otherAlong > 1) {
            return;
        }
        double[] normal = new double[3];
        double distance = 0;
        for (int row = 0; row < 3; row++) {
            normal[row] = start[row]
                    + along * die.axes[3 * row + axis] * length
                    - otherAlong * other.axes[3 * row + otherAxis] * length;
            distance += normal[row] * normal[row];
        }
        if (distance >= TWICE * TWICE || distance < 1e-6) {
            return;
        }
        distance = Math.sqrt(distance);
        for (int row = 0; row < 3; row++) {
            normal[row] /= distance;
        }
        if (looksAway(die, corner, axis, normal, 1, EDGE_LOOKS)
                || looksAway(other, otherCorner, otherAxis, normal, -1, EDGE_LOOKS)) {
            return;
        }
        double depth = TWICE - distance;
        double from = DieBody.ROUNDING - depth / 2;
        for (int row = 0; row < 3; row++) {
            point[row] = die.corners[3 * corner + row] + along * die.axes[3 * row + axis] * length - normal[row] * from;
        }
        add(die, other, Knock.On.DIE, normal[0], normal[1], normal[2], depth);
    }
}
