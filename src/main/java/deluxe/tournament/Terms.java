package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import java.util.List;

/** What was agreed, and what is hidden. Together with the actions, it determines a match. */
public record Terms(Agreement agreement, Deck deck) {
    /** The name of every match that somebody plays for themselves. */
    public static final String PRACTICE = "practice";

    /** The option that names the match. */
    public static final String MATCH = "match";

    public Terms {
        int tiles = agreement.rules().set().tiles();
        if (deck instanceof Deck.Seeded seeded) {
            seeded.deals().forEach(deal -> Whole.within("the number of tiles in a deal", deal.size(), tiles, tiles));
        }
    }

    /** The terms of a match that counts only for its player. */
    public static Terms practice(RuleSet rules, Difficulty difficulty, Seed seed) {
        return practice(rules, difficulty, seed, PauseRule.AUTO, Agreement.DEFAULT_PAUSE_SECONDS);
    }

    /** The terms of a match for which nobody waits: it can be paused on every device, for as long as a match can be. */
    public static Terms unhurried(RuleSet rules, Difficulty difficulty, Seed seed) {
        return practice(rules, difficulty, seed, PauseRule.ALWAYS, Agreement.LONGEST_PAUSE_SECONDS);
    }

    /** The terms of a practice match with the deals and the opponent of this one, for which nobody waits. */
    public Terms again() {
        Agreement again =
                new Agreement(PRACTICE, rules(), difficulty(), PauseRule.ALWAYS, Agreement.LONGEST_PAUSE_SECONDS);
        return new Terms(again, deck);
    }

    private static Terms practice(RuleSet rules, Difficulty difficulty, Seed seed, PauseRule pause, int pauseSeconds) {
        return new Terms(
                new Agreement(PRACTICE, rules, difficulty, pause, pauseSeconds), new Deck.Seeded(seed, List.of()));
    }

    public String match() {
        return agreement.match();
    }

    public RuleSet rules() {
        return agreement.rules();
    }

    public Difficulty difficulty() {
        return agreement.difficulty();
    }

    /** The deal of a round, from 1. */
    public Deal deal(int round) {
        return deck.deal(round, rules().set());
    }
}
