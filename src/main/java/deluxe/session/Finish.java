package deluxe.session;

import deluxe.table.Outcome;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;

/**
 * How a match ended and what it was worth.
 *
 * @param sheet the record; empty while somebody else may still play the same deals
 */
public record Finish(Outcome outcome, ScoreCard card, Optional<ScoreSheet> sheet) {
    /** The end of a match whose deals nobody else will play. */
    static Finish open(Match match) {
        return of(match, Optional.of(ScoreSheet.of(match)));
    }

    /** The end of a match whose deals somebody else may still play. */
    static Finish sealed(Match match) {
        return of(match, Optional.empty());
    }

    private static Finish of(Match match, Optional<ScoreSheet> sheet) {
        return new Finish(
                match.game().outcome().orElseThrow(), match.scoreCard().orElseThrow(), sheet);
    }
}
