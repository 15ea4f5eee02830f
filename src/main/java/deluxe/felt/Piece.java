package deluxe.felt;

/** A tile of the tableau as the searches need it: what it hangs on, by which hinge on trial, and where that puts it. */
final class Piece extends Place {
    /** The place in the order of play. */
    final int at;
    /** The one played just before; null for the first. */
    final Piece previous;
    /** What it hangs on; null for the first. */
    final Piece parent;

    final boolean isDouble;
    /** Whether the half with more pips is the one that leads on. */
    final boolean highLeads;
    /** Quarter turns from the parent's direction to the end that the tile hangs on: 2 at the first tile's second end. */
    final int base;
    /** How many tiles hung on the parent before it. */
    final int rank;

    private int children;

    int hinge;
    /** Whether it moves in the present trials, because its own hinge is changed or that of a tile it hangs on. */
    boolean moves;
    /** Whether this hinge may be what keeps the arrangement from being sound. */
    boolean isSuspect;

    /** Where it lay before; {@link Movement} knows how many tiles did. */
    int oldX;

    int oldY;
    int oldFacing;

    /** How far tiles go on straight from each of its sides. */
    int armAhead;

    int armRight;
    int armBack;
    int armLeft;
    /** The length of the line that passes through it in its direction. */
    int along;
    /** The length of the line that crosses it, if it is a double. */
    int across;

    Piece(Piece previous, Piece parent, boolean isDouble, boolean highLeads, int base) {
        this.at = previous == null ? 0 : previous.at + 1;
        this.previous = previous;
        this.parent = parent;
        this.isDouble = isDouble;
        this.highLeads = highLeads;
        this.base = base;
        this.rank = parent == null ? 0 : parent.children++;
    }

    boolean isFirst() {
        return parent == null;
    }

    /** All hinges by which it may hang on its parent. */
    int[] choices() {
        return Hinge.choices(parent.isDouble, parent.isFirst(), isDouble);
    }

    /** Whether it lies as tiles do if there is room: straight on, a double crosswise, and on a double's long sides first. */
    boolean goesStraight() {
        if (Hinge.form(hinge) != Hinge.PLAIN) {
            return false;
        }
        boolean isAside = (hinge & 1) == 1;
        if (!parent.isDouble) {
            return !isAside;
        }
        boolean isLongSideDue = rank < (parent.isFirst() ? 2 : 1);
        return isLongSideDue == (isAside != (parent.reach == 1));
    }

    /** Puts it where its hinge says. */
    void lay() {
        join(parent, base, hinge, isDouble);
    }

    /** How far it is to the edge from the middle of what a tile is joined to: a double, or an ordinary tile's half. */
    int edge(int side) {
        if (!isDouble) {
            return 1;
        }
        return (side & 1) == 0 ? reach : breadth;
    }

    void clearArms() {
        armAhead = 0;
        armRight = 0;
        armBack = 0;
        armLeft = 0;
    }

    /** Sets how far tiles go on from this side. */
    void stretchArm(int from, int side, int length) {
        switch (Compass.turned(from, side)) {
            case Hinge.AHEAD -> armAhead = length;
            case Hinge.RIGHT -> armRight = length;
            case Hinge.BACK -> armBack = length;
            default -> armLeft = length;
        }
    }

    /** The part of its turn that can be seen: the direction of an ordinary tile's high half, the axis of a double. */
    int facing() {
        if (isDouble) {
            return (direction + (reach == 1 ? 1 : 0)) & 1;
        }
        return highLeads ? direction : Compass.turned(direction, 2);
    }
}
