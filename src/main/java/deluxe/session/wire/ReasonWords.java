package deluxe.session.wire;

import deluxe.kit.Malformed;
import deluxe.table.Objection;
import deluxe.table.Seat;

/**
 * Objections in words. A player's side knows the rules and asks for nothing against them, so it is refused only what has changed since
 * it asked: anything else is told as that.
 */
final class ReasonWords {
    private static final String MATCH_IS_OVER = "match-is-over";
    private static final String STANDS_STILL = "stands-still";
    private static final String MAY_NOT_PAUSE = "may-not-pause";
    private static final String NOT_NOW = "not-now";

    private ReasonWords() {}

    static String write(Objection objection) {
        if (objection instanceof Objection.MatchIsOver) {
            return MATCH_IS_OVER;
        }
        if (objection instanceof Objection.StandsStill) {
            return STANDS_STILL;
        }
        return objection instanceof Objection.MayNotPause ? MAY_NOT_PAUSE : NOT_NOW;
    }

    static Objection read(String word) {
        return switch (word) {
            case MATCH_IS_OVER -> new Objection.MatchIsOver();
            case STANDS_STILL -> new Objection.StandsStill();
            case MAY_NOT_PAUSE -> new Objection.MayNotPause();
            case NOT_NOW -> new Objection.NotInTurn(Seat.OPPONENT);
            default -> throw new Malformed("unknown reason: " + word);
        };
    }
}
