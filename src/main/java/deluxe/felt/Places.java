package deluxe.felt;

/**
 * Where hinges put each tile, in cells of half a unit (a quarter of a tile's length) with the first tile's middle at 0, 0.
 * Working memory: laid anew for each trial, and so on plain arrays.
 */
final class Places {
    static final int MOST_TILES = 55;

    Joints joints;
    final int[] x = new int[MOST_TILES];
    final int[] y = new int[MOST_TILES];
    /** Where the tile leads on to; what hangs on it is reckoned from there. */
    final int[] direction = new int[MOST_TILES];
    /** Half the tile's extent along its direction. */
    final int[] reach = new int[MOST_TILES];
    /** Half the tile's extent across its direction. */
    final int[] breadth = new int[MOST_TILES];

    final int[] halfWidth = new int[MOST_TILES];
    final int[] halfHeight = new int[MOST_TILES];

    /** The bounds of all tiles. */
    int left;

    int top;
    int right;
    int bottom;

    /** Pairs of tiles found by {@link #countCollisions} that are not neighbours and have no more than a cell between them. */
    int strangersClose;

    /** The last collision found, or -1. */
    int collidingTile;

    int collidingOther;

    /** The tile that {@link #locate} looked at last. */
    int trialX;

    int trialY;
    int trialReach;
    int trialHalfWidth;
    int trialHalfHeight;
    private int trialDirection;
    private int trialBreadth;

    /** Lays all tiles. */
    void lay(Joints joints, int[] hinges, int firstDirection) {
        this.joints = joints;
        trialX = 0;
        trialY = 0;
        turnTrial(firstDirection, joints.isDouble[0]);
        keepTrial(0);
        left = -halfWidth[0];
        right = halfWidth[0];
        top = -halfHeight[0];
        bottom = halfHeight[0];
        for (int tile = 1; tile < joints.count; tile++) {
            locate(joints.parent[tile], joints.base[tile], hinges[tile], joints.isDouble[tile]);
            keepTrial(tile);
            left = Math.min(left, trialX - trialHalfWidth);
            right = Math.max(right, trialX + trialHalfWidth);
            top = Math.min(top, trialY - trialHalfHeight);
            bottom = Math.max(bottom, trialY + trialHalfHeight);
        }
    }

    int width() {
        return right - left;
    }

    int height() {
        return bottom - top;
    }

    /** What of a tile's turn can be seen: the direction of an ordinary tile's high half, the axis of a double. */
    int facing(int tile) {
        if (joints.isDouble[tile]) {
            return (direction[tile] + (reach[tile] == 1 ? 1 : 0)) & 1;
        }
        return joints.highLeads[tile] ? direction[tile] : Compass.turned(direction[tile], 2);
    }

    /** Finds where a further tile would lie. */
    void locate(int on, int base, int hinge, boolean isDouble) {
        int from = Compass.turned(direction[on], base);
        int side = Hinge.side(hinge);
        int through = Compass.turned(from, side);
        int to = Compass.turned(from, Hinge.turn(hinge));
        turnTrial(to, isDouble && Hinge.form(hinge) == Hinge.PLAIN);
        // An ordinary tile is joined by its leading half, whose middle is one cell ahead of the tile's.
        int ahead = joints.isDouble[on] ? 0 : 1;
        int away = edge(on, side);
        int aside = 0;
        if (Hinge.isAcross(hinge)) {
            away += 1;
            aside = 1;
        } else {
            away += trialReach;
        }
        trialX = x[on] + ahead * Compass.dx(from) + away * Compass.dx(through) + aside * Compass.dx(to);
        trialY = y[on] + ahead * Compass.dy(from) + away * Compass.dy(through) + aside * Compass.dy(to);
    }

    /** How far it is from the middle of what is joined, a double or an ordinary tile's half, to its edge. */
    private int edge(int on, int side) {
        if (!joints.isDouble[on]) {
            return 1;
        }
        return (side & 1) == 0 ? reach[on] : breadth[on];
    }

    private void turnTrial(int direction, boolean crosswise) {
        trialDirection = direction;
        trialReach = crosswise ? 1 : 2;
        trialBreadth = crosswise ? 2 : 1;
        boolean horizontal = Compass.isHorizontal(direction);
        trialHalfWidth = horizontal ? trialReach : trialBreadth;
        trialHalfHeight = horizontal ? trialBreadth : trialReach;
    }

    private void keepTrial(int tile) {
        x[tile] = trialX;
        y[tile] = trialY;
        direction[tile] = trialDirection;
        reach[tile] = trialReach;
        breadth[tile] = trialBreadth;
        halfWidth[tile] = trialHalfWidth;
        halfHeight[tile] = trialHalfHeight;
    }

    /** Whether the located tile keeps a cell away from every tile but the one it hangs on. */
    boolean isTrialClear(int on) {
        for (int tile = joints.count - 1; tile >= 0; tile--) {
            if (tile != on
                    && Math.abs(x[tile] - trialX) <= halfWidth[tile] + trialHalfWidth
                    && Math.abs(y[tile] - trialY) <= halfHeight[tile] + trialHalfHeight) {
                return false;
            }
        }
        return true;
    }

    /** Pairs of tiles that are not joined and lie less than a cell apart, counted no further than {@code enough}. */
    int countCollisions(int enough) {
        int collisions = 0;
        strangersClose = 0;
        collidingTile = -1;
        collidingOther = -1;
        for (int tile = joints.count - 1; tile > 0; tile--) {
            for (int other = tile - 1; other >= 0; other--) {
                int gapX = Math.abs(x[tile] - x[other]) - halfWidth[tile] - halfWidth[other];
                int gapY = Math.abs(y[tile] - y[other]) - halfHeight[tile] - halfHeight[other];
                if (gapX > 1 || gapY > 1 || other == joints.parent[tile]) {
                    continue;
                }
                if (gapX <= 0 && gapY <= 0) {
                    collisions++;
                    collidingTile = tile;
                    collidingOther = other;
                    if (collisions >= enough) {
                        return collisions;
                    }
                } else if (!isKin(tile, other)) {
                    strangersClose++;
                }
            }
        }
        return collisions;
    }

    /** Whether two tiles hang on the same one, or the later one on what hangs on the other: they cannot but be close. */
    private boolean isKin(int tile, int other) {
        int on = joints.parent[tile];
        return joints.parent[other] == on || joints.parent[on] == other;
    }
}
