package deluxe.dice;

import deluxe.kit.Word;
import deluxe.table.Seat;

/** The games of the tavern. */
public enum TavernGame implements Word {
    /** A pair, then the last die once more; the higher total wins. */
    RIFFA("riffa"),
    /** A first throw below 7 or above 14 wins at once; after that, one's own mark wins and the other's loses. */
    TRIGA("triga"),
    /** One's own mark wins and the other's loses; the dice decide how much of the wager is won. */
    PANQUIST("panquist");

    private final String word;

    TavernGame(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The game before its first throw; {@code alikeIsTriga} says whether three alike are a Triga too. */
    public Contest begun(Seat first, boolean alikeIsTriga) {
        return switch (this) {
            case RIFFA -> Riffa.begun(first);
            case TRIGA -> Triga.begun(first, alikeIsTriga);
            case PANQUIST -> Panquist.begun(first);
        };
    }
}
