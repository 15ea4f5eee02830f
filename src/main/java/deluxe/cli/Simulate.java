package deluxe.cli;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.kit.Word;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Lets bots play a series of games, and counts the results. */
@CommandLine.Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Lets bots play, and prints statistics.")
final class Simulate implements Command {
    private static final double NANOS_A_SECOND = 1e9;

    @Parameters(paramLabel = "OPTION VALUE", description = "as listed below")
    private List<String> arguments = List.of();

    @Override
    public int run(Console console) throws IOException {
        if (SimulateDice.isAskedFor(arguments)) {
            SimulateDice.run(arguments, console.out());
            return OK;
        }
        SimulateArguments asked = SimulateArguments.read(arguments);
        if (asked.records().isPresent()) {
            Files.createDirectories(asked.records().get());
        }
        Tally tally = new Tally(asked.rules());
        long startNanos = System.nanoTime();
        for (int game = 1; game <= asked.games(); game++) {
            play(asked, game, tally);
        }
        double seconds = (System.nanoTime() - startNanos) / NANOS_A_SECOND;
        console.out().print(tally.report(seconds));
        return OK;
    }

    private static void play(SimulateArguments asked, int game, Tally tally) throws IOException {
        Seed seed = Exhibition.seed(asked.seed(), game);
        Terms terms = Terms.practice(asked.rules(), asked.opponent(), seed);
        Match match = new BotMatch(terms, asked.player(), asked.paceMillis()).play(tally::watch);
        tally.count(match);
        if (asked.records().isPresent()) {
            Path file = asked.records().get().resolve("game-" + game + ".txt");
            Files.writeString(file, ScoreSheet.of(match).text(), StandardCharsets.US_ASCII);
        }
    }

    /** All options with their ranges and defaults. */
    static String options() {
        StringBuilder help = new StringBuilder("""
                  --rules TABLE, --players PLAYER,OPPONENT, --games N, --seed HEX, --pace MILLIS, --records DIR
                """);
        help.append("  a player: ").append(Word.list(Difficulty.values())).append('\n');
        help.append("  --pace    how long the player thinks, in milliseconds; with 0 as fast as the table allows\n");
        help.append("  --records the folder that gets each game's record\n");
        for (RuleSet rules : RuleSet.ALL) {
            help.append("  table ").append(rules.name()).append(":\n");
            for (RuleOption option : RuleOption.values()) {
                help.append("    --").append(option.title()).append("  ").append(option.range());
                help.append(", default ").append(option.of(rules)).append('\n');
            }
        }
        help.append(SimulateDice.help());
        return help.toString();
    }
}
