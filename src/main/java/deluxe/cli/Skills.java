package deluxe.cli;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.review.Balance;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Skill;
import deluxe.review.Yardstick;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reviews series of games, to see whether reviews tell good players from bad ones, and whether luck evens out. */
@CommandLine.Command(
        name = "skills",
        mixinStandardHelpOptions = true,
        description = "Reviews series of games: whether reviews tell good players from bad ones, and luck evens out.")
final class Skills implements Command {
    private static final int MOST_GAMES = 1_000_000;
    private static final double HUNDREDTHS = 100;
    private static final double TENTHS = 10;

    @Mixin
    private SeriesOptions options;

    @Option(
            names = "--players",
            split = ",",
            paramLabel = "PLAYER",
            description = "whose games: a bot, \"shown\", or a number of deals to imagine; ${DEFAULT-VALUE} by default")
    private String[] players = {"easy", "hard", "master", "shown"};

    @Option(names = "--opponent", paramLabel = "BOT", description = "against whom, ${DEFAULT-VALUE} by default")
    private String opponent = "hard";

    @Option(names = "--games", paramLabel = "N", description = "how many games of each, ${DEFAULT-VALUE} by default")
    private int games = 100;

    @Override
    public int run(Console console) {
        RuleSet rules = options.rules();
        Difficulty against = Word.read("--opponent", opponent, Difficulty.values());
        Whole.within("--games", games, 1, MOST_GAMES);
        Seed series = options.seed();
        for (String player : players) {
            Figures figures = new Figures();
            IntStream.range(0, games).parallel().forEach(number -> {
                Terms terms = Terms.practice(rules, against, Exhibition.seed(series, number));
                figures.add(states(terms, Thinker.read(player)));
            });
            figures.print(player, console.out());
        }
        return OK;
    }

    /** The match after each line. */
    private static List<Match> states(Terms terms, Thinker player) {
        Seed seed = ((Deck.Seeded) terms.deck()).seed();
        Match match = new BotMatch(terms, game -> player.act(game.round(), seed), 0).play(events -> {});
        return ScoreSheet.of(match).replay().states();
    }

    /** What is said of one player's games. */
    private static final class Figures {
        private final Mean lost = new Mean();
        private final Mean accuracy = new Mean();
        private final Mean lostShown = new Mean();
        private final Mean accuracyShown = new Mean();
        private final Mean luck = new Mean();
        private final Mean othersLuck = new Mean();
        private final Mean errors = new Mean();
        private final Mean othersErrors = new Mean();
        private final Mean remainder = new Mean();
        private final Mean result = new Mean();

        void add(List<Match> states) {
            Review review = Reviewer.review(states, Yardstick.OF_WHAT_WAS_KNOWN);
            lost.add(review.skill().lost() / HUNDREDTHS);
            addAccuracy(review.skill(), accuracy);
            Skill shown = Reviewer.review(states, Yardstick.IN_HINDSIGHT).skill();
            lostShown.add(shown.lost() / HUNDREDTHS);
            addAccuracy(shown, accuracyShown);
            Balance balance = review.balance();
            luck.add(balance.luck() / TENTHS);
            othersLuck.add(balance.othersLuck() / TENTHS);
            errors.add(balance.errors() / TENTHS);
            othersErrors.add(balance.othersErrors() / TENTHS);
            remainder.add(balance.remainder() / TENTHS);
            result.add(balance.result() / TENTHS);
        }

        private static void addAccuracy(Skill skill, Mean mean) {
            if (skill.tellsAccuracy()) {
                mean.add(skill.accuracy() / HUNDREDTHS);
            }
        }

        void print(String player, PrintStream out) {
            out.println(player);
            out.println("  wins in 100         " + result);
            out.println("  lost a choice       " + lost);
            out.println("  accuracy            " + accuracy);
            out.println("  lost, all shown     " + lostShown);
            out.println("  accuracy, all shown " + accuracyShown);
            out.println("  luck                " + luck);
            out.println("  opponent's luck     " + othersLuck);
            out.println("  errors              " + errors);
            out.println("  opponent's errors   " + othersErrors);
            out.println("  unexplained         " + remainder);
        }
    }
}
