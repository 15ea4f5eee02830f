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

    private static final Difficulty[] QUICK = {Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN};
    /** Master gets one of this many seats, because it takes a thousand times as long as the others. */
    private static final int SEATS_A_MASTER = 25;

    private Sheets() {}

    /** A match to a low target, so that its sheet is short. */
    public static ScoreSheet brief(RuleSet rules, int number) {
        return played(rules.with(RuleOption.TARGET, "30"), number, 1000);
    }

    static ScoreSheet played(RuleSet rules, int number, int paceMillis) {
        Agreement agreement = new Agreement(
                "match-" + number,
                rules,
                bot(number),
                number % 7 == 0 ? PauseRule.ALWAYS : PauseRule.AUTO,
                number % 11 == 0 ? 60 : Agreement.DEFAULT_PAUSE_SECONDS);
        Deck deck = new Deck.Seeded(
                Exhibition.seed(SERIES, number), number % 5 == 0 ? List.of(Deals.deal(rules, "", "", "")) : List.of());
        Terms terms = new Terms(agreement, deck);
        return ScoreSheet.of(new BotMatch(terms, bot(number + 1), paceMillis).play(events -> {}));
    }

    private static Difficulty bot(int number) {
        return number % SEATS_A_MASTER == 0 ? Difficulty.MASTER : QUICK[number % QUICK.length];
    }
}
