package deluxe.table;

/** Why something cannot happen at a table as it stands: for a game's own reasons, which it lists itself, or for one of these. */
public interface Objection {
    /** The match is over. */
    record MatchIsOver() implements Objection {}

    /** The other is to move. */
    record NotInTurn(Seat toMove) implements Objection {}

    /** The clock already shows more. */
    record TimeRunsBack(int atMillis, int nowMillis) implements Objection {}

    /** The clock has run out before. */
    record PastTheClock(int atMillis, int limitMillis) implements Objection {}

    /** The clock has not run out at that time. */
    record TimeIsNotUp(int atMillis) implements Objection {}

    /** There is no pause to be had. */
    record MayNotPause() implements Objection {}

    /** While paused, the clock stands still and nothing happens but that the match is resumed. */
    record StandsStill() implements Objection {}

    /** There is no pause to resume from. */
    record NotPaused() implements Objection {}

    /** The pause was longer than what was left of the allowance. */
    record PausedTooLong(int pausedMillis, int leftMillis) implements Objection {}
}
