package deluxe.felt;

import static deluxe.felt.Looks.POINT;

/**
 * What it costs to use a short end of a double without need, which looks like a broken rule. There is need where the line
 * along the long sides would be too long for the rules, or for the felt.
 */
final class ShortEnds {
    /** Less than {@link Rooms} charges if a side that opens later has no room: a double on which nothing fits is worse. */
    private static final int WITHOUT_NEED = 50 * POINT;

    private static final int CROSSWISE = 2;

    private final Closeness closeness;

    ShortEnds(Closeness closeness) {
        this.closeness = closeness;
    }

    /** What the short ends cost on a board whose lines have been measured. */
    int cost(Joints joints) {
        int cost = 0;
        for (Piece piece = joints.last; !piece.isFirst(); piece = piece.previous) {
            if (piece.isDouble && Hinge.form(piece.hinge) == Hinge.IN_LINE && mightLieCrosswise(piece)) {
                cost += WITHOUT_NEED;
            }
            if (piece.parent.isDouble) {
                cost += cost(piece.parent, piece.hinge, piece.reach);
            }
        }
        return cost;
    }

    /** What it costs to hang a tile with this reach on a double. */
    int cost(Piece on, int hinge, int reach) {
        return isShortEnd(on, hinge) && mightUseLongSide(on, reach) ? WITHOUT_NEED : 0;
    }

    /** Whether the double could lie across its line, and the line still go on by one more tile. */
    private boolean mightLieCrosswise(Piece inLine) {
        int before = inLine.along - inLine.armAhead - 2 * inLine.reach;
        return before + CROSSWISE + Lines.TILE <= longestLine(inLine.direction);
    }

    private static boolean isShortEnd(Piece on, int hinge) {
        boolean isAside = (Hinge.side(hinge) & 1) == 1;
        return isAside == liesCrosswise(on);
    }

    private static boolean liesCrosswise(Piece on) {
        return on.reach == 1;
    }

    /** Whether a long side is free on which a tile with this reach would not make the line too long. */
    private boolean mightUseLongSide(Piece on, int reach) {
        if (liesCrosswise(on)) {
            boolean isFree = on.armAhead == 0 || (on.isFirst() && on.armBack == 0);
            return isFree && on.along + 2 * reach <= longestLine(on.direction);
        }
        boolean isFree = on.armRight == 0 || on.armLeft == 0;
        return isFree && on.across + 2 * reach <= longestLine(Compass.turned(on.direction, 1));
    }

    private int longestLine(int direction) {
        return closeness.longestLine(Compass.isHorizontal(direction));
    }
}
