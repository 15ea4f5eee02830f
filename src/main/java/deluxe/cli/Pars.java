package deluxe.cli;

import deluxe.kit.Day;
import deluxe.kit.Whole;
import deluxe.tournament.DailyChallenge;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Finds the par of daily challenges, and how it is distributed. */
@CommandLine.Command(
        name = "pars",
        mixinStandardHelpOptions = true,
        description = "The par of daily challenges, and how it is distributed.")
final class Pars implements Command {
    private static final int MOST_DAYS = 100_000;
    private static final int LAST_DAY = 999_999;
    private static final int[] SHARES = {0, 10, 25, 50, 75, 90, 100};
    private static final int HUNDRED = 100;

    @Option(names = "--from", paramLabel = "DATE", description = "the first day, ${DEFAULT-VALUE} by default")
    private LocalDate from = LocalDate.of(2026, 1, 1);

    @Option(names = "--days", paramLabel = "N", description = "how many days, ${DEFAULT-VALUE} by default")
    private int days = 100;

    @Option(names = "--each", description = "print the par of each day too")
    private boolean each;

    @Override
    public int run(Console console) {
        Whole.within("--days", days, 1, MOST_DAYS);
        int first = Whole.within("--from", Math.toIntExact(from.toEpochDay()), 0, LAST_DAY);
        int[] pars = IntStream.range(0, days)
                .parallel()
                .map(later -> new DailyChallenge(new Day(first + later)).par().total())
                .toArray();
        if (each) {
            IntStream.range(0, days).forEach(later -> console.out().println(from.plusDays(later) + " " + pars[later]));
        }
        Mean mean = new Mean();
        Arrays.stream(pars).forEach(mean::add);
        console.out().println("mean     " + mean);
        int[] sorted = Arrays.stream(pars).sorted().toArray();
        for (int share : SHARES) {
            console.out().printf("%3d %%    %d%n", share, sorted[share * (days - 1) / HUNDRED]);
        }
        return OK;
    }
}
