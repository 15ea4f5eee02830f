package deluxe.dominoes;

import java.util.ArrayList;
import java.util.List;

/** Deals from readable text, for tests. */
public final class Deals {
    private Deals() {}

    /**
     * A deal in which the player, the opponent and the boneyard begin with these tiles. Missing tiles are filled in from those that were
     * not named, from 0-0 on.
     */
    public static Deal deal(RuleSet rules, String player, String opponent, String boneyard) {
        List<Tile> named = new ArrayList<>(tiles(player));
        named.addAll(tiles(opponent));
        named.addAll(tiles(boneyard));
        List<Tile> rest = new ArrayList<>();
        for (int index = 0; index < rules.set().tiles(); index++) {
            if (!named.contains(Tile.at(index))) {
                rest.add(Tile.at(index));
            }
        }
        List<Tile> order = new ArrayList<>(filled(tiles(player), rules.hand(), rest));
        order.addAll(filled(tiles(opponent), rules.hand(), rest));
        order.addAll(tiles(boneyard));
        order.addAll(rest);
        return Deal.of(rules.set(), order);
    }

    private static List<Tile> filled(List<Tile> hand, int size, List<Tile> rest) {
        List<Tile> filled = new ArrayList<>(hand);
        while (filled.size() < size) {
            filled.add(rest.remove(0));
        }
        return filled;
    }

    public static List<Tile> tiles(String text) {
        List<Tile> tiles = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            tiles.add(Tile.of(word));
        }
        return tiles;
    }
}
