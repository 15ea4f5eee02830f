package deluxe.felt;

/**
 * How long the straight lines come out, in cells.
 *
 * <p>A line is all that the eye follows straight on: tiles joined end to end, a double with both its arms, and the half tile
 * at a corner, which belongs to both lines that meet there.
 */
final class Lines {
    /** Six and a half tiles. */
    static final int LONGEST = 26;

    private static final int TILE = 4;
    private static final int HALF = 2;

    /** The length of the line that passes through a tile in its direction. */
    private final int[] along = new int[Places.MOST_TILES];
    /** The length of the line that crosses a double. */
    private final int[] across = new int[Places.MOST_TILES];
    /** How far tiles go on straight from each of a tile's four sides. */
    private final int[] arms = new int[4 * Places.MOST_TILES];

    private Places places;
    int longest;

    void measure(Places places, int[] hinges) {
        this.places = places;
        Joints joints = places.joints;
        measureArms(hinges);
        longest = 0;
        for (int tile = 0; tile < joints.count; tile++) {
            int arm = 4 * tile;
            along[tile] = tile == 0 ? arms[0] + 2 * places.reach[0] + arms[2] : incoming(tile, hinges[tile]);
            across[tile] = joints.isDouble[tile] ? arms[arm + 1] + 2 * places.breadth[tile] + arms[arm + 3] : 0;
            longest = Math.max(longest, Math.max(along[tile], across[tile]));
        }
    }

    private void measureArms(int[] hinges) {
        Joints joints = places.joints;
        for (int arm = 4 * joints.count - 1; arm >= 0; arm--) {
            arms[arm] = 0;
        }
        for (int tile = joints.count - 1; tile > 0; tile--) {
            int on = joints.parent[tile];
            int side = Hinge.side(hinges[tile]);
            int arm = 4 * on + ((joints.base[tile] + side) & 3);
            if (Hinge.isAcross(hinges[tile])) {
                arms[arm] = HALF;
            } else if (joints.isDouble[on] || side == Hinge.AHEAD) {
                arms[arm] = 2 * places.reach[tile] + arms[4 * tile];
            }
        }
    }

    private int incoming(int tile, int hinge) {
        int on = places.joints.parent[tile];
        if (Hinge.isAcross(hinge)) {
            return TILE + arms[4 * tile];
        }
        if ((hinge & 1) == 0) {
            return along[on];
        }
        return places.joints.isDouble[on] ? across[on] : HALF + 2 * places.reach[tile] + arms[4 * tile];
    }

    /** The longest line that the tile just located by {@link Places#locate} would be a part of. */
    int withTrial(int on, int hinge) {
        int side = Hinge.side(hinge);
        int length = Hinge.isAcross(hinge) ? HALF : 2 * places.trialReach;
        if ((side & 1) == 0) {
            return length + along[on];
        }
        return length + (places.joints.isDouble[on] ? across[on] : HALF);
    }
}
