package deluxe.dominoes;

import deluxe.kit.Word;

/** What the other's leftover tiles bring to the player who goes out. */
public enum GoingOut implements Word {
    /** Five points for each tile. */
    FIVE_PER_TILE("five-per-tile"),
    /** All their pips, rounded to the nearest five. */
    PIPS("pips");

    private final String word;

    GoingOut(String word) {
        this.word = word;
    }

    /** What one leftover tile adds, before any rounding. */
    public int worth(Tile tile) {
        return this == FIVE_PER_TILE ? Points.FIVE : tile.pips();
    }

    @Override
    public String word() {
        return word;
    }
}
