package deluxe.dominoes;

/**
 * A place to put a tile: one side of a tile that was played.
 *
 * @param played the tile's place in the order of play, from 0; -1 for {@link #FELT}
 */
public record End(int played, Side side) {
    /** The bare felt, where the round's first tile goes. Its side means nothing. */
    public static final End FELT = new End(-1, Side.NEAR);

    private static final int SIDES = Side.values().length;
    private static final End[] ALL = all();

    public End {
        if (played < -1 || played >= Tile.LARGEST_SET) {
            throw new IllegalArgumentException("no tile is the one at " + played + " in the order of play");
        }
    }

    /** The end on this side of the tile that was played as number {@code played}, from 0. */
    public static End of(int played, Side side) {
        return ALL[played * SIDES + side.number()];
    }

    public boolean isFelt() {
        return played < 0;
    }

    private static End[] all() {
        End[] ends = new End[Tile.LARGEST_SET * SIDES];
        for (Side side : Side.values()) {
            for (int played = 0; played < Tile.LARGEST_SET; played++) {
                ends[played * SIDES + side.number()] = new End(played, side);
            }
        }
        return ends;
    }
}
