package deluxe.speed;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Digest;
import deluxe.kit.Seed;
import deluxe.tournament.BotMatch;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;

/**
 * One number for the records of ten thousand matches between bots. It is the same on every engine, for as long as the format of records
 * stays.
 */
public final class RecordsDigest {
    private static final Seed SERIES = Seed.of("10000");
    private static final int MATCHES = 10_000;
    private static final List<RuleSet> TABLES = List.of(RuleSet.FIVES, RuleSet.ALL_FIVES, RuleSet.MUGGINS);
    private static final List<Difficulty> OPPONENTS = List.of(Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN);

    private RecordsDigest() {}

    /** Prints it for this JVM. */
    public static void main(String[] arguments) {
        System.out.println(told());
    }

    public static String told() {
        Digest digest = new Digest();
        for (int number = 0; number < MATCHES; number++) {
            RuleSet rules = TABLES.get(number % TABLES.size());
            Difficulty opponent = OPPONENTS.get(number / TABLES.size() % OPPONENTS.size());
            Terms terms = Terms.practice(rules, opponent, Exhibition.seed(SERIES, number));
            BotMatch bots = new BotMatch(terms, Difficulty.EASY, 700 + number % 900);
            digest = digest.add(ScoreSheet.of(bots.play(events -> {})).text());
        }
        return MATCHES + " records: " + digest.hex();
    }
}
