package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import java.util.List;

/**
 * What was agreed before the first tile. Together with the actions, it determines a match.
 *
 * @param match the operator's name for the match
 * @param deals the deals of the first rounds, if the operator deals; later ones, and the opponent's choices, follow from the seed
 * @param pauseSeconds how long the match may be paused in all; it means nothing on a table without a clock
 */
public record Terms(
        String match,
        RuleSet rules,
        Difficulty difficulty,
        Seed seed,
        List<Deal> deals,
        PauseRule pause,
        int pauseSeconds) {

    /** The name of every match that somebody plays for themselves. */
    public static final String PRACTICE = "practice";

    /** The option that names the match. */
    public static final String MATCH = "match";

    static final int DEFAULT_PAUSE_SECONDS = 120;
    static final int LONGEST_PAUSE_SECONDS = 3600;
    static final int LONGEST_MATCH_NAME = 64;
    static final int MOST_DEALS = 100;

    public Terms {
        matchNamed(match);
        Whole.within("pauseSeconds", pauseSeconds, 0, LONGEST_PAUSE_SECONDS);
        Whole.within("the number of deals", deals.size(), 0, MOST_DEALS);
        for (Deal deal : deals) {
            Whole.within(
                    "the number of tiles in a deal",
                    deal.size(),
                    rules.set().tiles(),
                    rules.set().tiles());
        }
        deals = List.copyOf(deals);
    }

    /** The terms of a match that counts only for its player. */
    public static Terms practice(RuleSet rules, Difficulty difficulty, Seed seed) {
        return new Terms(PRACTICE, rules, difficulty, seed, List.of(), PauseRule.AUTO, DEFAULT_PAUSE_SECONDS);
    }

    /** The deal of a round, from 1. */
    public Deal deal(int round) {
        return round <= deals.size() ? deals.get(round - 1) : Deal.of(seed, round, rules.set());
    }

    PauseAllowance pauseAllowance() {
        if (pause == PauseRule.NEVER) {
            return PauseAllowance.ofSeconds(0);
        }
        return rules.clockSeconds() == 0 ? PauseAllowance.unlimited() : PauseAllowance.ofSeconds(pauseSeconds);
    }

    /** Returns the match's name if it is allowed, and refuses it otherwise. */
    static String matchNamed(String match) {
        Whole.within("the length of match", match.length(), 1, LONGEST_MATCH_NAME);
        for (int at = 0; at < match.length(); at++) {
            if (match.charAt(at) <= ' ' || match.charAt(at) > '~') {
                throw new Malformed(
                        "match must have only visible ASCII characters, not: " + match, "1-" + LONGEST_MATCH_NAME);
            }
        }
        return match;
    }
}
