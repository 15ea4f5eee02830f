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

    @Override
    public String word() {
        return word;
    }
}
