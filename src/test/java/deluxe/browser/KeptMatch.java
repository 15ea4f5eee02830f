package deluxe.browser;

import deluxe.dominoes.RuleSet;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import java.util.List;

/** A match in progress, kept on the device: a page that finds it resumes it at once. */
record KeptMatch(Match match) {
    /** Noon on the day on which {@link FakeClock} begins, so that no time has passed since. */
    private static final String KEPT_AT = "21915 43200";

    /** On the player's turn the match is kept this much later, so that the last tile has come to rest. */
    private static final int AT_REST_MILLIS = 1000;

    /** The first match that reaches this moment, stopped there. */
    static KeptMatch at(Moment moment) {
        Foreseen match = Foreseen.where(RuleSet.FIVES.target(), it -> first(it.states(), moment) >= 0);
        return new KeptMatch(match.states().get(first(match.states(), moment)));
    }

    private static int first(List<Match> states, Moment moment) {
        for (int at = 0; at + 1 < states.size(); at++) {
            if (moment.is(states.get(at), states.get(at + 1))) {
                return at;
            }
        }
        return -1;
    }

    /** A script that keeps it on the device. */
    String script() {
        int now = match.clock().nowMillis();
        int millis = match.due().isPresent() ? now : now + AT_REST_MILLIS;
        return "localStorage.setItem('deluxe.sitting', `sitting 1\n%d\n%s\n0\n\n%s`);"
                .formatted(millis, KEPT_AT, ScoreSheet.of(match).text());
    }
}
