package deluxe.felt;

/** What the hinges cost for the way they look. */
final class Looks {
    /** One point of the costs that the searches weigh, in the currency of {@link Closeness}: about a hundredth of zoom. */
    static final int POINT = 60;

    private static final int CORNER = 3 * POINT;
    private static final int CORNERS_IN_A_ROW = 8 * POINT;
    private static final int ACROSS_END = 4 * POINT;
    private static final int ACROSS_SHORT_SIDE = 8 * POINT;
    private static final int ACROSS_LONG_SIDE = 48 * POINT;
    private static final int IN_LINE_DOUBLE = 3 * POINT;
    private static final int MOVED_CONNECTION = 4 * POINT;
    /** It touches both halves of its parent, so the player has to look twice to see which one it matches. */
    private static final int DOUBLE_ON_A_SIDE = 12 * POINT;

    /** For each corner of a board of few tiles, which goes straight on as long as it can. */
    private static final int EARLY_CORNER = 20 * POINT;

    private Looks() {}

    static int cost(Joints joints) {
        int cost = 0;
        int priceOfEarlyCorner = joints.count <= Closeness.FEW_TILES ? EARLY_CORNER : 0;
        for (Piece piece = joints.last; !piece.isFirst(); piece = piece.previous) {
            cost += cost(piece) + (isCorner(piece) ? priceOfEarlyCorner : 0);
        }
        return cost;
    }

    private static boolean isCorner(Piece piece) {
        return !piece.parent.isDouble && (piece.hinge & 1) == 1;
    }

    private static int cost(Piece piece) {
        Piece on = piece.parent;
        int hinge = piece.hinge;
        if (on.isDouble) {
            return onDouble(hinge, on.hinge) + (isMoved(piece) ? MOVED_CONNECTION : 0);
        }
        return onOrdinary(hinge, piece.isDouble) + (isSecondCorner(piece) ? CORNERS_IN_A_ROW : 0);
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

    private static boolean isSecondCorner(Piece piece) {
        Piece on = piece.parent;
        return !on.isFirst() && (piece.hinge & 1) == 1 && (on.hinge & 1) == 1;
    }

    /** Whether a tile hangs on another side of a double than usual: the sides along the line are joined first. */
    private static boolean isMoved(Piece piece) {
        return (Hinge.side(piece.hinge) & 1) == 1 && piece.rank < (piece.parent.isFirst() ? 2 : 1);
    }
}
