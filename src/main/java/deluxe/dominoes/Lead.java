package deluxe.dominoes;

import deluxe.kit.Word;

/** Who leads a round. */
public enum Lead implements Word {
    /** The player leads the first round; later ones are led by whoever placed the last tile, with any tile. */
    LAST_PLACER("last-placer"),
    /** The player leads the first round; the turn then alternates, across rounds too. Any tile may lead. */
    ALTERNATE("alternate"),
    /** Whoever was dealt the highest double leads it, or else the heaviest tile; every round. */
    HIGHEST_DOUBLE("highest-double");

    private final String word;

    Lead(String word) {
        this.word = word;
    }

    /** Whether a tile would lead before another where the highest double does: any double before the rest, then the heavier. */
    public static boolean isHigher(Tile tile, Tile other) {
        if (tile.isDouble() != other.isDouble()) {
            return tile.isDouble();
        }
        return tile.pips() == other.pips() ? tile.high() > other.high() : tile.pips() > other.pips();
    }

    @Override
    public String word() {
        return word;
    }
}
