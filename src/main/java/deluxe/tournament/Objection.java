package deluxe.tournament;

import deluxe.dominoes.Refusal;
import deluxe.table.Seat;

/** Why something cannot happen in a match as it is now. {@link ObjectionWords} says it in English. */
public sealed interface Objection {
    /** The match is over. */
    record MatchIsOver() implements Objection {}

    /** It is the other seat's turn. */
    record NotInTurn(Seat toMove) implements Objection {}

    /** The clock already shows more. */
    record TimeRunsBack(int atMillis, int nowMillis) implements Objection {}

    /** The clock ran out before that time. */
    record PastTheClock(int atMillis, int limitMillis) implements Objection {}

    /** The clock has not run out at that time. */
    record TimeIsNotUp(int atMillis) implements Objection {}

    /** The match cannot be paused. */
    record MayNotPause() implements Objection {}

    /** While the match is paused, the clock stands still, and the only thing that can happen is that the match is resumed. */
    record StandsStill() implements Objection {}

    /** There is no pause to resume from. */
    record NotPaused() implements Objection {}

    /** The pause was longer than what was left of the allowance. */
    record PausedTooLong(int pausedMillis, int leftMillis) implements Objection {}

    /** The rules of the game forbid it. */
    record AgainstTheRules(Refusal refusal) implements Objection {}

    /** The table is not ready yet: what happened before is still in motion. */
    record TooSoon(int atMillis, int earliestMillis) implements Objection {}

    /** Nobody chooses when this happens, and it happens at another time. */
    record NotThen(int atMillis, int dueMillis) implements Objection {}

    /** Something else, whose time nobody chooses, happens before that. */
    record Overdue(int atMillis, int dueMillis) implements Objection {}

    /** A match begins with its first round, at 0. */
    record NotTheBeginning() implements Objection {}

    /** This is not when that round is dealt. */
    record NotTheRound(int round) implements Objection {}

    /** There have been more pauses by then than anyone can ask for. */
    record PausedTooOften(int pauses, int atMillis) implements Objection {}
}
