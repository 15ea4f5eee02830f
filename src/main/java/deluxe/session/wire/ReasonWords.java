package deluxe.session.wire;

import deluxe.kit.Malformed;
import deluxe.table.Seat;
import deluxe.tournament.Objection;

/**
 * Objections in words. A player's side knows the rules and asks for nothing against them, so it is refused only what has changed since
 * it asked: anything else is told as that.
 */
final class ReasonWords {
    private static final Objection[] REASONS = {
        new Objection.MatchIsOver(),
        new Objection.StandsStill(),
        new Objection.MayNotPause(),
        new Objection.NotInTurn(Seat.OPPONENT)
    };
    private static final String[] WORDS = {"match-is-over", "stands-still", "may-not-pause", "not-now"};

    private ReasonWords() {}

    static String write(Objection objection) {
        int at = 0;
        while (at < WORDS.length - 1 && !REASONS[at].equals(objection)) {
            at++;
        }
        return WORDS[at];
    }

    static Objection read(String word) {
        for (int at = 0; at < WORDS.length; at++) {
            if (WORDS[at].equals(word)) {
                return REASONS[at];
            }
        }
        throw new Malformed("unknown reason: " + word);
    }
}
