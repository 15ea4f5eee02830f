package deluxe.speed;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Game;
import deluxe.dominoes.Plays;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.View;
import deluxe.kit.Seed;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Link;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** How fast the rules are on one core. {@code docs/rules.md} says how to run it, and what it measured. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class RulesBenchmark {
    private static final Seed SERIES = Seed.of("be7c4");
    private static final int SAMPLES = 1 << 8;

    private final List<View> views = new ArrayList<>();
    private final List<String> records = new ArrayList<>();
    private final List<ScoreSheet> sheets = new ArrayList<>();
    private int next;

    public static void main(String[] arguments) throws RunnerException {
        new Runner(new OptionsBuilder()
                        .include(RulesBenchmark.class.getSimpleName())
                        .build())
                .run();
    }

    @Setup
    public void playSamples() {
        for (int game = 0; game < SAMPLES; game++) {
            Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Exhibition.seed(SERIES, game));
            ScoreSheet sheet = ScoreSheet.of(new BotMatch(terms, Difficulty.HARD, 1000).play(events -> {}));
            List<Match> matches = sheet.replay().states();
            Match middle = matches.get(matches.size() / 2);
            views.add(middle.game().view(middle.game().round().turn()));
            sheets.add(sheet);
            records.add(sheet.text());
        }
    }

    @Benchmark
    public Game fivesHardAgainstHard() {
        return game(RuleSet.FIVES);
    }

    @Benchmark
    public Game allFivesHardAgainstHard() {
        return game(RuleSet.ALL_FIVES);
    }

    @Benchmark
    public Game mugginsHardAgainstHard() {
        return game(RuleSet.MUGGINS);
    }

    @Benchmark
    public Verdict verifiedRecords() {
        return Verification.verify(records.get(sample()));
    }

    @Benchmark
    public String writtenLinks() {
        return Link.of(sheets.get(sample()));
    }

    @Benchmark
    public int legalPlays() {
        return views.get(sample()).plays().size();
    }

    @Benchmark
    public int legalPlaysWithTheirSums() {
        View view = views.get(sample());
        Plays plays = view.plays();
        int sums = 0;
        for (int at = 0; at < plays.size(); at++) {
            sums += view.tableau().sumWith(plays.tile(at), plays.end(at));
        }
        return sums;
    }

    private Game game(RuleSet rules) {
        next++;
        return new Exhibition(rules, Difficulty.HARD, Difficulty.HARD)
                .play(Exhibition.seed(SERIES, next), events -> {});
    }

    private int sample() {
        next++;
        return next & (SAMPLES - 1);
    }
}
