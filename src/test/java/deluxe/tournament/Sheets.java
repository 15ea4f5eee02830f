package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Deals;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import java.util.List;

/** Score sheets of matches between bots, for tests. */
public final class Sheets {
    private static final Seed SERIES = Seed.of("5ee7");

    private Sheets() {}

    /** A match to a low target, so that its sheet is short. */
    public static ScoreSheet brief(RuleSet rules, int number) {
        return played(rules.with(RuleOption.TARGET, "30"), number, 1000);
    }

    static ScoreSheet played(RuleSet rules, int number, int paceMillis) {
        Difficulty[] bots = Difficulty.values();
        Terms terms = new Terms(
                "match-" + number,
                rules,
                bots[number % bots.length],
                Exhibition.seed(SERIES, number),
                number % 5 == 0 ? List.of(Deals.deal(rules, "", "", "")) : List.of(),
                number % 7 == 0 ? PauseRule.ALWAYS : PauseRule.AUTO,
                number % 11 == 0 ? 60 : Terms.DEFAULT_PAUSE_SECONDS);
        return ScoreSheet.of(new BotMatch(terms, bots[(number + 1) % bots.length], paceMillis).play(events -> {}));
    }
}
