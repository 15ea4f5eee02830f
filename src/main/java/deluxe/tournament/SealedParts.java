package deluxe.tournament;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/** What only the record of a sealed match has: what was hidden, and how late the player's moves came to the server. */
final class SealedParts {
    /** No move counts earlier by more than this. */
    static final int LONGEST_WAY_MILLIS = 2_000;

    private SealedParts() {}

    /** What was hidden, from the end of the record. The key must be what was committed to. */
    static Deck deck(TextLines lines, String commitment) {
        DealKey key = new DealKey(lines.later(Sheet.KEY), lines.later(Sheet.SALT));
        if (!key.commitment().equals(commitment)) {
            throw new Malformed("this is not the commitment to the key at the end");
        }
        return new Deck.Sealed(key);
    }

    static List<Integer> came(TextLines lines, List<Line> happened) {
        List<Integer> came = new ArrayList<>();
        if (lines.nextIs(Sheet.CAME)) {
            for (String word : TextLines.split(lines.value(Sheet.CAME))) {
                came.add(Whole.read(Sheet.CAME, word, 0, LONGEST_WAY_MILLIS));
            }
            requireOneForEachMove(came.size(), happened);
        }
        return came;
    }

    static void requireOneForEachMove(int count, List<Line> happened) {
        int moves = 0;
        for (Line line : happened) {
            moves += line.entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER ? 1 : 0;
        }
        if (count != moves) {
            throw new Malformed(
                    Sheet.CAME + " must have a number for each of the player's " + moves + " moves, not " + count);
        }
    }
}
