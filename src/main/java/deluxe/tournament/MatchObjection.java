package deluxe.tournament;

import deluxe.dominoes.Refusal;
import deluxe.table.Objection;

/** Why something cannot happen in a match of dominoes as it is now. {@link ObjectionWords} says it in English. */
public sealed interface MatchObjection extends Objection {
    /** The rules of the game forbid it. */
    record AgainstTheRules(Refusal refusal) implements MatchObjection {}

    /** The table is not ready yet: what happened before is still in motion. */
    record TooSoon(int atMillis, int earliestMillis) implements MatchObjection {}

    /** Nobody chooses when this happens, and it happens at another time. */
    record NotThen(int atMillis, int dueMillis) implements MatchObjection {}

    /** Something else, whose time nobody chooses, happens before that. */
    record Overdue(int atMillis, int dueMillis) implements MatchObjection {}

    /** A match begins with its first round, at 0. */
    record NotTheBeginning() implements MatchObjection {}

    /** This is not when that round is dealt. */
    record NotTheRound(int round) implements MatchObjection {}

    /** There have been more pauses by then than anyone can ask for. */
    record PausedTooOften(int pauses, int atMillis) implements MatchObjection {}
}
