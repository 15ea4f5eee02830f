package deluxe.table;

import deluxe.kit.Word;

/** The two sides of a table. */
public enum Seat implements Word {
    /** The person for whom the score counts. */
    PLAYER("player"),
    /** The one who plays against that person. */
    OPPONENT("opponent");

    private final String word;

    Seat(String word) {
        this.word = word;
    }

    public Seat other() {
        return this == PLAYER ? OPPONENT : PLAYER;
    }

    @Override
    public String word() {
        return word;
    }
}
