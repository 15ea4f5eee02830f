package deluxe.cli;

import deluxe.bots.Exhibition;
import deluxe.dominoes.DoubleSet;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Counts many deals, to see whether they are as they would be by chance; or writes the numbers behind them for other tests. */
@CommandLine.Command(
        name = "fairness",
        mixinStandardHelpOptions = true,
        description = "Deals often and compares with chance, or writes the stream behind the deals.")
final class Fairness implements Command {
    private static final int MOST_DEALS = 100_000_000;
    private static final Seed SERIES = Seed.of("1");
    private static final int KEY_DIGITS = 64;

    @Option(
            names = "--deals",
            paramLabel = "N",
            description = "how many deals of each kind, ${DEFAULT-VALUE} by default")
    private int deals = 1_000_000;

    @Option(
            names = "--stream",
            paramLabel = "KIND",
            description = "write bytes without end instead: practice, neighbours or sealed")
    private String stream = "";

    /** Deals of one kind, one for each number from 1. */
    record Kind(String name, IntFunction<Deck> deck, boolean isRound) {
        static final List<Kind> ALL = List.of(
                new Kind("practice, seeds of a series", number -> seeded(Exhibition.seed(SERIES, number)), false),
                new Kind("practice, seeds 1, 2, 3 ...", number -> seeded(new Seed(0, 0, 0, number)), false),
                new Kind("practice, seeds 1, 2, 3 ... in front", number -> seeded(new Seed(number, 0, 0, 0)), false),
                new Kind("practice, rounds of one seed", number -> seeded(SERIES), true),
                new Kind("sealed, keys 1, 2, 3 ...", number -> new Deck.Sealed(key(number)), false),
                new Kind("sealed, rounds of one key", number -> new Deck.Sealed(key(1)), true));

        private static Deck seeded(Seed seed) {
            return new Deck.Seeded(seed, List.of());
        }

        /** What this many deals are like. */
        DealTally tally(int deals) {
            DealTally tally = new DealTally();
            for (int number = 1; number <= deals; number++) {
                Deck dealt = deck.apply(number);
                int round = isRound ? number : 1;
                tally.add(dealt.deal(round, DoubleSet.SIX), dealt.thought(round, DealTally.TILES - 1));
            }
            return tally;
        }
    }

    static DealKey key(int number) {
        return new DealKey(String.format(Locale.ROOT, "%064x", number), "0".repeat(KEY_DIGITS));
    }

    @Override
    public int run(Console console) {
        Whole.within("--deals", deals, DealTally.LEAST_DEALS, MOST_DEALS);
        if (!stream.isEmpty()) {
            DealStream.named(stream).writeUntilNobodyReads(console.out());
            return OK;
        }
        for (Kind kind : Kind.ALL) {
            console.out().println(kind.name);
            kind.tally(deals).findings().forEach(finding -> console.out().println("  " + finding));
        }
        return OK;
    }
}
