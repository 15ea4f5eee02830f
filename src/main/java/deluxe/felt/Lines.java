package deluxe.felt;

import deluxe.dominoes.Tableau;

/**
 * How long the straight lines are, in cells.
 *
 * <p>A line is all that the eye sees as one straight run: tiles joined end to end, a double with both its arms, and the half tile
 * at a corner, which belongs to both lines that meet there.
 */
final class Lines {
    /** Six and a half tiles. */
    static final int LONGEST = 26;

    static final int TILE = 4;
    private static final int HALF = 2;

    private Lines() {}

    /** How long a line may be where these tiles are played: with one spinner at most, as long as the felt has room. */
    static int limit(Tableau tableau) {
        return tableau.hasManySpinners() ? LONGEST : Closeness.MOST_CELLS;
    }

    /** Measures the lines through all tiles; returns the length of the longest. */
    static int longest(Joints joints) {
        measureArms(joints);
        int longest = 0;
        for (Piece piece : joints.pieces) {
            piece.along = piece.isFirst() ? piece.armAhead + 2 * piece.reach + piece.armBack : incoming(piece);
            piece.across = piece.isDouble ? piece.armRight + 2 * piece.breadth + piece.armLeft : 0;
            longest = Math.max(longest, Math.max(piece.along, piece.across));
        }
        return longest;
    }

    private static void measureArms(Joints joints) {
        for (Piece piece = joints.last; piece != null; piece = piece.previous) {
            piece.clearArms();
        }
        for (Piece piece = joints.last; !piece.isFirst(); piece = piece.previous) {
            Piece on = piece.parent;
            int side = Hinge.side(piece.hinge);
            if (Hinge.isAcross(piece.hinge)) {
                on.stretchArm(piece.base, side, HALF);
            } else if (on.isDouble || side == Hinge.AHEAD) {
                on.stretchArm(piece.base, side, 2 * piece.reach + piece.armAhead);
            }
        }
    }

    private static int incoming(Piece piece) {
        Piece on = piece.parent;
        if (Hinge.isAcross(piece.hinge)) {
            return TILE + piece.armAhead;
        }
        if ((piece.hinge & 1) == 0) {
            return on.along;
        }
        return on.isDouble ? on.across : HALF + 2 * piece.reach + piece.armAhead;
    }

    /** The length of the line that a tile with this reach would be part of, if it were joined to a measured one by this hinge. */
    static int with(Piece on, int hinge, int reach) {
        int length = Hinge.isAcross(hinge) ? HALF : 2 * reach;
        if ((Hinge.side(hinge) & 1) == 0) {
            return length + on.along;
        }
        return length + (on.isDouble ? on.across : HALF);
    }
}
