package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;

/**
 * What both sides know before the first tile. Nothing that is hidden follows from it.
 *
 * @param match the operator's name for the match
 * @param difficulty the opponent
 * @param pauseSeconds how long the match may be paused in all; it means nothing on a table without a clock
 */
public record Agreement(String match, RuleSet rules, Difficulty difficulty, PauseRule pause, int pauseSeconds) {
    static final int DEFAULT_PAUSE_SECONDS = 120;
    static final int LONGEST_PAUSE_SECONDS = 3600;
    static final int LONGEST_MATCH_NAME = 64;

    public Agreement {
        matchNamed(match);
        Whole.within("pauseSeconds", pauseSeconds, 0, LONGEST_PAUSE_SECONDS);
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
