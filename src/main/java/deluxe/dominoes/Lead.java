package deluxe.dominoes;

import deluxe.kit.Word;

/** Who leads a round. */
public enum Lead implements Word {
    /** The player leads the first round; later ones are led by whoever placed the last tile, with any tile. */
    LAST_PLACER("last-placer"),
    /** The player leads the first round; the turn then alternates, across rounds too. Any tile may lead. */
    ALTERNATE("alternate"),
    /** In every round, whoever was dealt the highest double leads it; without doubles, the heaviest tile leads. */
    HIGHEST_DOUBLE("highest-double");

    private final String word;

    Lead(String word) {
        this.word = word;
    }

    /** Whether a tile leads before another where the highest double leads: doubles come first, then the heavier tile. */
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
