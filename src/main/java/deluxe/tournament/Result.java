package deluxe.tournament;

import deluxe.table.Outcome;

/** What a score sheet claims at its end; {@code total} is written beside its parts, and need not be their sum. */
public record Result(Outcome outcome, ScoreCard card, int total) {
    /** More than any match can bring. */
    static final int MOST_POINTS = 99_999;

    /** The true result of a match that is over. */
    static Result of(Match match) {
        ScoreCard card = match.scoreCard().orElseThrow();
        return new Result(match.game().outcome().orElseThrow(), card, card.total());
    }
}
