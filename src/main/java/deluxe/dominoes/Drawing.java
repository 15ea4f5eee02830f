package deluxe.dominoes;

import deluxe.kit.Word;

/** When a player draws. */
public enum Drawing implements Word {
    /** Only with no tile that fits, until one does. */
    FORCED("forced"),
    /** At any time in turn, as long as there are tiles. */
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
