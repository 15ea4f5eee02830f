package deluxe.dominoes;

import deluxe.kit.Word;

/** How a round ends if nobody goes out. */
public enum Blocked implements Word {
    /** At once, when the player to move can neither play nor draw, whatever the other could play; nobody scores. */
    OUT_OF_MOVES("out-of-moves"),
    /** When both have passed; the lower hand scores the difference of the pips. */
    DIFFERENCE("difference"),
    /** When both have passed; the lower hand scores the other's pips, rounded to the nearest five. */
    OTHER_HAND("other-hand");

    private final String word;

    Blocked(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
