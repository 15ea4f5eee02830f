package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/** Where the tiles of a hand lie when it is not scrolled, for tests that point at them. */
public final class HandSpots {
    private final Row row;
    private final Box reach;

    public HandSpots(Row row, Box reach) {
        this.row = row;
        this.reach = reach;
    }

    /** The tile at this place in a hand of {@code count}. */
    public Box tile(int at, int count) {
        return hand(count).slot(at).box();
    }

    /** Whether all tiles of a hand of {@code count} are seen at once. */
    public boolean showsAll(int count) {
        return !hand(count).overflows();
    }

    private HandRow hand(int count) {
        List<Tile> tiles = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            tiles.add(Tile.at(index));
        }
        HandRow hand = new HandRow();
        hand.fit(row, reach);
        hand.lay(tiles);
        return hand;
    }
}
