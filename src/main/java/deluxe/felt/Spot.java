package deluxe.felt;

/**
 * Where a tile lies, in cells of half a unit: a tile is four cells by two.
 *
 * @param x the tile's middle, from an origin that stays where it is while tiles are added
 * @param y likewise, growing downwards
 * @param facing where an ordinary tile's high half lies from its middle: 0 east, 1 south, 2 west, 3 north; for a double, 0 when
 *     its long axis lies flat, 1 when it stands upright
 */
public record Spot(int x, int y, int facing) {
    /** Whether the long axis lies flat. */
    public boolean isFlat() {
        return Compass.isHorizontal(facing);
    }

    public int halfWidth() {
        return isFlat() ? 2 : 1;
    }

    public int halfHeight() {
        return isFlat() ? 1 : 2;
    }

    /** The cells that the tile covers. */
    public Bounds bounds() {
        return new Bounds(x - halfWidth(), y - halfHeight(), x + halfWidth(), y + halfHeight());
    }

    /** Whether there are fewer than this many cells between this tile and another; with 0, whether they overlap. */
    public boolean isWithin(int cells, Spot other) {
        return Math.abs(x - other.x) < halfWidth() + other.halfWidth() + cells
                && Math.abs(y - other.y) < halfHeight() + other.halfHeight() + cells;
    }
}
