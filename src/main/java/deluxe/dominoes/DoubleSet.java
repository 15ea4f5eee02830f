package deluxe.dominoes;

import deluxe.kit.Word;

/** A whole set of dominoes, named after its highest tile. */
public enum DoubleSet implements Word {
    SIX("double-six", 6, 7),
    NINE("double-nine", 9, 9);

    private final String word;
    private final int mostPips;
    private final int customaryHand;

    DoubleSet(String word, int mostPips, int customaryHand) {
        this.word = word;
        this.mostPips = mostPips;
        this.customaryHand = customaryHand;
    }

    /** How many tiles the set has: all those whose {@link Tile#index} is below this number. */
    public int tiles() {
        return Tile.countUpTo(mostPips);
    }

    /** How many pips a half has at most. */
    public int mostPips() {
        return mostPips;
    }

    /** How many tiles each player is dealt unless the rules say otherwise. */
    public int customaryHand() {
        return customaryHand;
    }

    @Override
    public String word() {
        return word;
    }
}
