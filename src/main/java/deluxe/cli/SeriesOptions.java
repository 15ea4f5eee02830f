package deluxe.cli;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import picocli.CommandLine.Option;

/** Which series of games a command plays. */
final class SeriesOptions {
    @Option(names = "--rules", paramLabel = "TABLE", description = "the table, Fives by default")
    private String table = RuleSet.FIVES.name();

    @Option(names = "--seed", paramLabel = "HEX", description = "the series of deals, ${DEFAULT-VALUE} by default")
    private String seed = "1";

    RuleSet rules() {
        return RuleSet.named(table);
    }

    Seed seed() {
        return Seed.of(seed);
    }
}
