package deluxe.tournament;

import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tile;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/** A deal as text: all tiles in order, separated by spaces. */
final class DealText {
    private DealText() {}

    static String write(Deal deal) {
        StringBuilder text = new StringBuilder();
        for (Tile tile : deal.tiles()) {
            text.append(text.length() == 0 ? "" : " ").append(tile);
        }
        return text.toString();
    }

    static Deal read(DoubleSet set, String text) {
        List<Tile> tiles = new ArrayList<>();
        for (String word : TextLines.split(text)) {
            tiles.add(Tile.of(word));
        }
        return Deal.of(set, tiles);
    }
}
