package deluxe.session;

import deluxe.tournament.Match;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;

/** What a finished match was worth, and its record. */
public record Finish(ScoreCard card, ScoreSheet sheet) {
    static Finish of(Match match) {
        return new Finish(match.scoreCard().orElseThrow(), ScoreSheet.of(match));
    }
}
