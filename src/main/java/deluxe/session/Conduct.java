package deluxe.session;

import deluxe.dominoes.RuleSet;
import deluxe.tournament.Agreement;
import deluxe.tournament.PauseRule;

/**
 * How a match is played at a table, where its rules and terms leave that open.
 *
 * @param mayPause whether the match can be paused
 * @param passesByHand whether a player who can neither play nor draw must say so; otherwise the pass is entered when it is due
 * @param isSealed whether the record is kept back at the end, because somebody else may still play the same deals
 */
public record Conduct(boolean mayPause, boolean passesByHand, boolean isSealed) {
    /**
     * The conduct of a match that is dealt elsewhere, where nobody can know what device the player has: it may be paused on every one
     * unless the agreement says never.
     */
    public static Conduct sealed(Agreement agreement) {
        RuleSet rules = agreement.rules();
        boolean mayPause = rules.clockSeconds() > 0 && agreement.pause() != PauseRule.NEVER;
        return new Conduct(mayPause, rules.table().passesByHand(), true);
    }

    /** The conduct of a match whose deals nobody else will play. */
    public Conduct(boolean mayPause, boolean passesByHand) {
        this(mayPause, passesByHand, false);
    }
}
