package deluxe.felt;

/**
 * Where a tile lies, or might lie, in cells of half a unit (a quarter of a tile's length) with the first tile's middle at 0, 0.
 *
 * <p>Working memory, laid anew for each trial. It is objects with fields, not arrays, because arrays are four times slower in JavaScript
 * that checks every index.
 */
class Place {
    int x;
    int y;
    /** Which way the tile leads on; the hinges of what hangs on it are relative to this. */
    int direction;
    /** Half the tile's extent along its direction. */
    int reach;
    /** Half the tile's extent across its direction. */
    int breadth;

    int halfWidth;
    int halfHeight;

    final void turn(int towards, boolean crosswise) {
        direction = towards;
        reach = crosswise ? 1 : 2;
        breadth = crosswise ? 2 : 1;
        boolean horizontal = Compass.isHorizontal(towards);
        halfWidth = horizontal ? reach : breadth;
        halfHeight = horizontal ? breadth : reach;
    }

    /** Puts it where a tile would lie that is joined to another by this hinge. */
    final void join(Piece on, int base, int hinge, boolean isDouble) {
        int from = Compass.turned(on.direction, base);
        turn(Compass.turned(from, Hinge.turn(hinge)), isDouble && Hinge.form(hinge) == Hinge.PLAIN);
        // An ordinary tile is joined by its leading half, whose middle is one cell ahead of the tile's.
        put(on, on.isDouble ? 0 : 1, from, on.edge(Hinge.side(hinge)), hinge);
    }

    /** Puts it where an ordinary tile would lie that is joined to the leading half of another. */
    final void follow(Place on, int hinge) {
        turn(Compass.turned(on.direction, Hinge.turn(hinge)), false);
        put(on, 1, on.direction, 1, hinge);
    }

    /** Puts it, once turned, at the edge of what it is joined to, whose middle is {@code ahead} cells ahead of the other tile's. */
    private void put(Place on, int ahead, int from, int edge, int hinge) {
        int through = Compass.turned(from, Hinge.side(hinge));
        boolean isAcross = Hinge.isAcross(hinge);
        int away = edge + (isAcross ? 1 : reach);
        int aside = isAcross ? 1 : 0;
        x = on.x + ahead * Compass.dx(from) + away * Compass.dx(through) + aside * Compass.dx(direction);
        y = on.y + ahead * Compass.dy(from) + away * Compass.dy(through) + aside * Compass.dy(direction);
    }

    final void copy(Place other) {
        x = other.x;
        y = other.y;
        halfWidth = other.halfWidth;
        halfHeight = other.halfHeight;
    }

    /** The cells between this and another from left to right; negative when they share some. */
    final int gapX(Place other) {
        return Math.abs(x - other.x) - halfWidth - other.halfWidth;
    }

    final int gapY(Place other) {
        return Math.abs(y - other.y) - halfHeight - other.halfHeight;
    }

    final boolean touches(Place other) {
        return gapX(other) <= 0 && gapY(other) <= 0;
    }

    final boolean overlaps(Place other) {
        return gapX(other) < 0 && gapY(other) < 0;
    }

    final int left() {
        return x - halfWidth;
    }

    final int top() {
        return y - halfHeight;
    }

    final int right() {
        return x + halfWidth;
    }

    final int bottom() {
        return y + halfHeight;
    }
}
