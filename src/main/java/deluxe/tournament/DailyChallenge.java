package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Day;
import deluxe.kit.Seed;
import java.util.List;

/** The match of a day: the same for everybody, and known from the date alone. The day begins at midnight in Greenwich. */
public record DailyChallenge(Day day) {
    /** How the matches are named, before the date. */
    public static final String NAME = "daily-";

    /** How long Hard takes for each of its plays when it sits in the player's seat. */
    static final int PAR_PACE_MILLIS = 3000;

    private static final Seed SERIES = Seed.of("da117");

    public String match() {
        return NAME + day.text();
    }

    public Terms terms() {
        return new Terms(
                new Agreement(
                        match(), RuleSet.FIVES, Difficulty.HARD, PauseRule.ALWAYS, Agreement.DEFAULT_PAUSE_SECONDS),
                new Deck.Seeded(seed(), List.of()));
    }

    private Seed seed() {
        return Exhibition.seed(SERIES, day.number());
    }

    /** The part of an address that asks for this match. */
    public String query() {
        return "?match=" + match() + "&seed=" + seed().hex() + "&difficulty=" + Difficulty.HARD.word() + "&pause="
                + PauseRule.ALWAYS.word();
    }

    /** What Hard makes of the player's seat, still to be played. */
    public Par par() {
        return new Par(new BotMatch(terms(), Difficulty.HARD, PAR_PACE_MILLIS));
    }

    /** Whether this is the record of this challenge, and is true. */
    public boolean isProvenBy(ScoreSheet sheet) {
        boolean isThis = ScoreSheet.begun(sheet.terms())
                .text()
                .equals(ScoreSheet.begun(terms()).text());
        return isThis && Verification.verify(sheet) instanceof Verdict.Confirmed;
    }
}
