package deluxe.dominoes;

import deluxe.kit.Malformed;

/** A domino, its larger half first: 0-0 to 9-9. */
public record Tile(int high, int low) {
    /** The most pips a half can have in any set. */
    public static final int MOST_PIPS = 9;

    /** How many tiles the largest set has. */
    public static final int LARGEST_SET = countUpTo(MOST_PIPS);

    private static final Tile[] ALL = all();

    public Tile {
        if (low < 0 || low > high || high > MOST_PIPS) {
            throw new IllegalArgumentException("no such tile: " + high + "-" + low);
        }
    }

    /** The tile with these two halves, in whichever order they are given. */
    public static Tile of(int half, int otherHalf) {
        int high = Math.max(half, otherHalf);
        int low = Math.min(half, otherHalf);
        return low < 0 || high > MOST_PIPS ? new Tile(high, low) : ALL[indexOf(high, low)];
    }

    /** The tile with this {@link #index()}. */
    public static Tile at(int index) {
        return ALL[index];
    }

    /** Reads a tile as {@link #toString} writes it: the larger half first. */
    public static Tile of(String text) {
        if (text.length() != 3 || text.charAt(1) != '-') {
            throw new Malformed("not a tile: " + text);
        }
        int high = text.charAt(0) - '0';
        int low = text.charAt(2) - '0';
        if (low < 0 || low > high || high > MOST_PIPS) {
            throw new Malformed("a tile is written with its larger half first, not: " + text);
        }
        return at(indexOf(high, low));
    }

    /** The tile's place among all tiles: 0-0, 1-0, 1-1, 2-0 …, so that each set is the beginning of the next larger one. */
    public int index() {
        return indexOf(high, low);
    }

    public boolean isDouble() {
        return high == low;
    }

    public int pips() {
        return high + low;
    }

    public boolean has(int value) {
        return high == value || low == value;
    }

    /** The half that stays free when the half with {@code value} is joined; for a double, the same value. */
    public int otherHalf(int value) {
        if (!has(value)) {
            throw new IllegalArgumentException(this + " has no " + value);
        }
        return high + low - value;
    }

    /** The value that a neighbour on this side must match. */
    public int valueOn(Side side) {
        return side == Side.LOW ? low : high;
    }

    /** The side that meets a neighbour of this value: that half, or a double's near side. */
    public Side sideMeeting(int value) {
        if (!has(value)) {
            throw new IllegalArgumentException(this + " has no " + value);
        }
        if (isDouble()) {
            return Side.NEAR;
        }
        return high == value ? Side.HIGH : Side.LOW;
    }

    /** Both values as bits, to be compared with a set of open values. */
    int valueBits() {
        return 1 << high | 1 << low;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tile tile && tile.high == high && tile.low == low;
    }

    /** The same on every platform, unlike a record's own hash code. */
    @Override
    public int hashCode() {
        return index();
    }

    @Override
    public String toString() {
        return high + "-" + low;
    }

    /** How many tiles there are in a set whose halves go up to {@code pips}. */
    static int countUpTo(int pips) {
        return indexOf(pips, pips) + 1;
    }

    private static int indexOf(int high, int low) {
        return high * (high + 1) / 2 + low;
    }

    private static Tile[] all() {
        Tile[] tiles = new Tile[LARGEST_SET];
        for (int high = 0; high <= MOST_PIPS; high++) {
            for (int low = 0; low <= high; low++) {
                tiles[indexOf(high, low)] = new Tile(high, low);
            }
        }
        return tiles;
    }
}
