package deluxe.felt;

/** Lays tiles as their hinges say, and knows the bounds of the board. */
final class Places {
    Joints joints;

    int left;
    int top;
    int right;
    int bottom;

    private int heldLeft;
    private int heldTop;
    private int heldRight;
    private int heldBottom;

    void take(Joints newJoints) {
        joints = newJoints;
    }

    /** Lays all tiles. */
    void lay(int firstDirection) {
        Piece first = joints.pieces[0];
        first.turn(firstDirection, first.isDouble);
        bound(first);
        for (Piece piece : joints.pieces) {
            if (piece != first) {
                piece.lay();
                include(piece);
            }
        }
    }

    /** From now on only this tile and what hangs on it are laid anew. */
    void holdAllBut(Piece changed) {
        bound(joints.pieces[0]);
        for (Piece piece : joints.pieces) {
            piece.moves = piece == changed || (piece.at > changed.at && piece.parent.moves);
            if (!piece.moves) {
                include(piece);
            }
        }
        heldLeft = left;
        heldTop = top;
        heldRight = right;
        heldBottom = bottom;
    }

    /** Lays anew the tiles that are not held. */
    void layMoving() {
        left = heldLeft;
        top = heldTop;
        right = heldRight;
        bottom = heldBottom;
        for (Piece piece : joints.pieces) {
            if (piece.moves) {
                piece.lay();
                include(piece);
            }
        }
    }

    private void bound(Piece first) {
        left = first.left();
        top = first.top();
        right = first.right();
        bottom = first.bottom();
    }

    private void include(Piece piece) {
        left = Math.min(left, piece.left());
        top = Math.min(top, piece.top());
        right = Math.max(right, piece.right());
        bottom = Math.max(bottom, piece.bottom());
    }

    /** How wide the board is, or counts as if its spinner lies near its edge. */
    int width() {
        return width(left, right);
    }

    int height() {
        return height(top, bottom);
    }

    /** How wide it would be if it reached so far. */
    int width(int toLeft, int toRight) {
        Piece middle = joints.spinner;
        return middle == null ? toRight - toLeft : length(toRight - middle.x, middle.x - toLeft);
    }

    int height(int toTop, int toBottom) {
        Piece middle = joints.spinner;
        return middle == null ? toBottom - toTop : length(toBottom - middle.y, middle.y - toTop);
    }

    /** A spinner should be near the middle: a board that goes on one way only counts as a quarter longer. */
    private static int length(int oneWay, int otherWay) {
        return Math.max(oneWay + otherWay, Math.max(oneWay, otherWay) * 5 / 4);
    }

    /** Whether a tile there keeps a cell away from all tiles except the one it hangs on, if that is given. */
    boolean isClear(Place place, Piece on) {
        for (Piece piece = joints.last; piece != null; piece = piece.previous) {
            if (piece != on && piece.touches(place)) {
                return false;
            }
        }
        return true;
    }
}
