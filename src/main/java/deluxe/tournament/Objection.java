package deluxe.tournament;

import deluxe.dominoes.Refusal;
import deluxe.table.Seat;

/** Why something cannot happen in a match as it stands. {@link ObjectionWords} says it in English. */
public sealed interface Objection {
    /** The rules of the game forbid it. */
    record AgainstTheRules(Refusal refusal) implements Objection {}

    /** The other is to move. */
    record NotInTurn(Seat toMove) implements Objection {}

    /** The clock already shows more. */
    record TimeRunsBack(int atMillis, int nowMillis) implements Objection {}

    /** The clock has run out before. */
    record PastTheClock(int atMillis, int limitMillis) implements Objection {}

    /** The clock has not run out at that time. */
    record TimeIsNotUp(int atMillis) implements Objection {}

    /** The table has not got so far: what happened before is still in motion. */
    record TooSoon(int atMillis, int earliestMillis) implements Objection {}

    /** Nobody chooses when this happens; it is at another time. */
    record NotThen(int atMillis, int dueMillis) implements Objection {}

    /** Something else, which nobody chooses, happens before. */
    record Overdue(int atMillis, int dueMillis) implements Objection {}

    /** A match begins with its first round, at 0. */
    record NotTheBeginning() implements Objection {}

    /** This is not when that round is dealt. */
    record NotTheRound(int round) implements Objection {}

    /** There is no pause to be had. */
    record MayNotPause() implements Objection {}

    /** There have been more pauses by then than anyone can ask for. */
    record PausedTooOften(int pauses, int atMillis) implements Objection {}

    /** While paused, the clock stands still and nothing happens but that the match is resumed. */
    record StandsStill() implements Objection {}

    /** There is no pause to resume from. */
    record NotPaused() implements Objection {}

    /** The pause was longer than what was left of the allowance. */
    record PausedTooLong(int pausedMillis, int leftMillis) implements Objection {}

    /** The match is over. */
    record MatchIsOver() implements Objection {}
}
