package deluxe.play;

import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.HighScores;
import deluxe.tournament.ScoreCard;

/**
 * What a match was worth, beside the best scores.
 *
 * @param isTimed whether a clock ran
 * @param before the best under the same conditions
 * @param best the best including this match
 */
public record Results(Outcome outcome, ScoreCard card, boolean isTimed, int today, HighScores before, HighScores best) {
    static Results of(Outcome outcome, ScoreCard card, boolean isTimed, int today, HighScores before) {
        return new Results(outcome, card, isTimed, today, before, before.with(today, card.total()));
    }

    public boolean isWon() {
        return outcome.winner().filter(seat -> seat == Seat.PLAYER).isPresent();
    }

    public boolean isBestOfDay() {
        return card.total() > 0 && before.isBestOfDay(today, card.total());
    }

    public boolean isBestOfAll() {
        return card.total() > 0 && before.isBestOfAll(card.total());
    }
}
