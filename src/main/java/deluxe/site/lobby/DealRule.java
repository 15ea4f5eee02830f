package deluxe.site.lobby;

import deluxe.kit.Word;

/** Who deals the matches of a tournament, and which of its players meet the same tiles. */
public enum DealRule implements Word {
    /** The site deals each match from a key of its own. */
    EACH("each"),
    /** The player's device deals, from one seed for all; then its records are played by honour. */
    OPEN("open");

    private final String word;

    DealRule(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    public boolean areSealed() {
        return this != OPEN;
    }
}
