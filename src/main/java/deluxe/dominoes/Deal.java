package deluxe.dominoes;

import deluxe.kit.Malformed;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Stream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The order of all tiles of one round: the player's hand first, then the opponent's, then the boneyard from its top. */
public final class Deal {
    private final int[] order;

    private Deal(int[] order) {
        this.order = order;
    }

    /** The deal of this round, which follows from the seed and the round's number alone. */
    public static Deal of(Seed seed, int round, DoubleSet set) {
        int[] order = new int[set.tiles()];
        for (int index = 0; index < order.length; index++) {
            order[index] = index;
        }
        Rng rng = Stream.DEAL.from(seed, round);
        rng.shuffle(order);
        return new Deal(order);
    }

    /** A deal in an order that someone has chosen; it must have each tile of the set once. */
    public static Deal of(DoubleSet set, List<Tile> tiles) {
        if (tiles.size() != set.tiles()) {
            throw new Malformed("a deal must have all " + set.tiles() + " tiles of the set, not " + tiles.size());
        }
        int[] order = new int[set.tiles()];
        boolean[] seen = new boolean[set.tiles()];
        for (int at = 0; at < order.length; at++) {
            Tile tile = tiles.get(at);
            if (tile.index() >= order.length) {
                throw new Malformed("there is no " + tile + " in a " + set.word() + " set");
            }
            if (seen[tile.index()]) {
                throw new Malformed("the deal has " + tile + " twice");
            }
            seen[tile.index()] = true;
            order[at] = tile.index();
        }
        return new Deal(order);
    }

    public int size() {
        return order.length;
    }

    public Tile tile(int at) {
        return Tile.at(order[at]);
    }

    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(order.length);
        for (int index : order) {
            tiles.add(Tile.at(index));
        }
        return tiles;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deal deal && Arrays.equals(deal.order, order);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(order);
    }
}
