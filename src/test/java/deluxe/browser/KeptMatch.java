package deluxe.browser;

import deluxe.dominoes.RuleSet;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import java.util.List;

/** A match in the middle, kept on the device: a page that finds it goes on there at once. */
record KeptMatch(Match match) {
    /** Noon of the day on which {@link FakeClock} begins: no time has passed since. */
    private static final String KEPT_AT = "21915 43200";

    /** Where the player is to act, the last tile has come to rest. */
    private static final int AT_REST_MILLIS = 1000;

    /** The first match that comes to this moment, at that moment. */
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

    /** What keeps it. */
    String script() {
        int now = match.clock().nowMillis();
        int millis = match.due().isPresent() ? now : now + AT_REST_MILLIS;
        return "localStorage.setItem('deluxe.sitting', `sitting 1\n%d\n%s\n0\n\n%s`);"
                .formatted(millis, KEPT_AT, ScoreSheet.of(match).text());
    }
}
