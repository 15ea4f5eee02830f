package deluxe.table;

/** Why something cannot happen at a table as it is now: one of these reasons, or one of a game's own, which the game lists itself. */
public interface Objection {
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
}
