package deluxe.tournament;

import deluxe.kit.Malformed;
import deluxe.table.TextLines;

/** Reads what was hidden in a sealed match from the end of its record. */
final class SealedDecks {
    private SealedDecks() {}

    /** The key must be what was committed to. */
    static Deck read(TextLines lines, String commitment) {
        DealKey key = new DealKey(lines.later(Sheet.KEY), lines.later(Sheet.SALT));
        if (!key.commitment().equals(commitment)) {
            throw new Malformed("this is not the commitment to the key at the end");
        }
        return new Deck.Sealed(key);
    }
}
