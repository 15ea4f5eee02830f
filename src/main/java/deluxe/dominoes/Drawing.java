package deluxe.dominoes;

import deluxe.kit.Word;

/** When a player draws. */
public enum Drawing implements Word {
    /** Only when no tile fits, until one does. */
    FORCED("forced"),
    /** At any time during the player's turn, as long as there are tiles. */
    FREE("free");

    private final String word;

    Drawing(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
