package deluxe.felt;

/** What the hinges cost the eye. */
final class Looks {
    /** One point of the costs that the searches weigh, in the currency of {@link Closeness}: about a hundredth of zoom. */
    static final int POINT = 60;

    private static final int CORNER = 3 * POINT;
    private static final int CORNERS_IN_A_ROW = 4 * POINT;
    private static final int ACROSS_END = 4 * POINT;
    private static final int ACROSS_SHORT_SIDE = 8 * POINT;
    private static final int ACROSS_LONG_SIDE = 48 * POINT;
    private static final int IN_LINE_DOUBLE = 3 * POINT;
    private static final int MOVED_CONNECTION = 4 * POINT;
    /** It touches both halves of its parent, so that one has to look twice which one it matches. */
    private static final int DOUBLE_ON_A_SIDE = 12 * POINT;

    private Looks() {}

    static int cost(Joints joints, int[] hinges) {
        int cost = 0;
        for (int tile = 1; tile < joints.count; tile++) {
            int on = joints.parent[tile];
            int hinge = hinges[tile];
            cost += joints.isDouble[on]
                    ? onDouble(hinge, hinges[on]) + (isMoved(joints, tile, hinge) ? MOVED_CONNECTION : 0)
                    : onOrdinary(hinge, joints.isDouble[tile])
                            + (isSecondCorner(on, hinge, hinges) ? CORNERS_IN_A_ROW : 0);
        }
        return cost;
    }

    /** What it costs to hang on a double. */
    static int onDouble(int hinge, int hingeOfDouble) {
        if (!Hinge.isAcross(hinge)) {
            return 0;
        }
        return Hinge.form(hingeOfDouble) == Hinge.IN_LINE ? ACROSS_LONG_SIDE : ACROSS_SHORT_SIDE;
    }

    /** What it costs to hang on an ordinary tile. */
    static int onOrdinary(int hinge, boolean isDouble) {
        int cost = Hinge.form(hinge) == Hinge.IN_LINE ? IN_LINE_DOUBLE : 0;
        if (Hinge.turn(hinge) == Hinge.AHEAD) {
            return cost;
        }
        if (Hinge.isAcross(hinge)) {
            return ACROSS_END;
        }
        return cost + (isDouble && Hinge.form(hinge) == Hinge.PLAIN ? DOUBLE_ON_A_SIDE : CORNER);
    }

    private static boolean isSecondCorner(int on, int hinge, int[] hinges) {
        return on > 0 && (hinge & 1) == 1 && (hinges[on] & 1) == 1;
    }

    /** Whether a tile hangs on a side of a double that was not its due: the sides along the line are joined first. */
    private static boolean isMoved(Joints joints, int tile, int hinge) {
        return (Hinge.side(hinge) & 1) == 1 && joints.rank[tile] < (joints.parent[tile] == 0 ? 2 : 1);
    }
}
