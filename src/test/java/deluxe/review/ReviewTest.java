package deluxe.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.bots.Deliberation;
import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Sheets;
import deluxe.tournament.Terms;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewTest {
    private static final Seed SERIES = Seed.of("4e71e3");
    private static final int GAMES = Boolean.getBoolean("tests.all") ? 24 : 8;

    @Test
    void aBetterPlayerIsToldSo() {
        double easy = accuracy(Difficulty.EASY);
        double hard = accuracy(Difficulty.HARD);
        double master = accuracy(Difficulty.MASTER);

        assertThat(easy).isLessThan(hard - 200);
        assertThat(hard).isLessThan(master - 200);
    }

    private static double accuracy(Difficulty player) {
        return IntStream.range(0, GAMES)
                .parallel()
                .map(number -> Reviewer.review(played(player, number), Yardstick.OF_WHAT_WAS_KNOWN)
                        .skill()
                        .accuracy())
                .average()
                .orElseThrow();
    }

    @Test
    void whoSawAllTilesPlayedBestWithAllTilesShown() {
        double shown = IntStream.range(0, 6)
                .mapToObj(number -> Reviewer.review(playedShown(number), Yardstick.IN_HINDSIGHT)
                        .skill()
                        .accuracy())
                .mapToInt(accuracy -> accuracy)
                .average()
                .orElseThrow();
        double master = IntStream.range(0, 6)
                .map(number -> Reviewer.review(played(Difficulty.MASTER, number), Yardstick.IN_HINDSIGHT)
                        .skill()
                        .accuracy())
                .average()
                .orElseThrow();

        assertThat(master).isLessThan(shown - 300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void luckEvensOut(String table) {
        int games = 40;
        double[] luck = IntStream.range(0, games)
                .parallel()
                .mapToObj(number -> Reviewer.review(
                                Sheets.brief(RuleSet.named(table), 26 + 3 * number)
                                        .replay()
                                        .states(),
                                Yardstick.IN_HINDSIGHT)
                        .balance())
                .mapToDouble(balance -> balance.luck() - balance.othersLuck())
                .toArray();
        double mean =
                IntStream.range(0, games).mapToDouble(at -> luck[at]).average().orElseThrow();
        double squares = IntStream.range(0, games)
                .mapToDouble(at -> (luck[at] - mean) * (luck[at] - mean))
                .average()
                .orElseThrow();

        assertThat(mean).isCloseTo(0, within(3 * Math.sqrt(squares / games)));
        assertThat(squares).isPositive();
    }

    @Test
    void theResultIsStartAndLuckAndErrorsAndWhatIsUnexplained() {
        Balance balance = Reviewer.review(played(Difficulty.HARD, 1), Yardstick.OF_WHAT_WAS_KNOWN)
                .balance();

        assertThat(balance.start()
                        + balance.luck()
                        - balance.othersLuck()
                        - balance.errors()
                        + balance.othersErrors()
                        + balance.remainder())
                .isEqualTo(balance.result());
        assertThat(balance.result()).isIn(0, 500, 1000);
    }

    @Test
    void thePartsThatAreShownAddUpToTheResultThatIsShown() {
        for (Balance balance : List.of(
                new Balance(504, 4, -4, 14, 4, 1000),
                new Balance(504, -116, 34, 115, 26, 0),
                new Balance(496, 14, 16, 6, 5, 437))) {
            int[] percents = balance.percents();

            assertThat(Arrays.stream(percents).sum()).isEqualTo((balance.result() + 5) / 10);
            assertThat(percents[0]).isEqualTo((balance.start() + 5) / 10);
            assertThat(10 * percents[1]).isCloseTo(balance.luck(), within(9));
            assertThat(10 * percents[5]).isCloseTo(balance.remainder(), within(9));
        }
    }

    @Test
    void theSameMatchGetsTheSameReview() {
        List<Match> states = played(Difficulty.EASY, 7);

        assertThat(Reviewer.review(states, Yardstick.OF_WHAT_WAS_KNOWN))
                .usingRecursiveComparison()
                .isEqualTo(Reviewer.review(states, Yardstick.OF_WHAT_WAS_KNOWN));
    }

    @Test
    void whatIsPlayedInTheLastTenSecondsIsNotJudged() {
        List<Match> states = IntStream.range(0, 60)
                .mapToObj(number -> states(new BotMatch(terms(number), Difficulty.EASY, 9000)))
                .filter(match -> match.stream().anyMatch(ReviewTest::isLatePlay))
                .findFirst()
                .orElseThrow();
        Review review = Reviewer.review(states, Yardstick.OF_WHAT_WAS_KNOWN);

        assertThat(Stream.concat(review.choices().stream(), review.othersChoices().stream()))
                .isNotEmpty()
                .allMatch(choice -> states.get(choice.moment()).clock().leftMillis() >= 10_000);
    }

    @Test
    void accuracyFollowsItsFormula() {
        for (int lost = 0; lost <= 1000; lost++) {
            double formula = 103.1668 * Math.exp(-0.04354 * lost / 10) - 3.1669;

            assertThat(Accuracy.of(lost) / 100.0).isCloseTo(Math.max(0, formula), within(0.05));
        }
    }

    @Test
    void aChoiceOfOneLegalPlayIsNoChoice() {
        Review review = Reviewer.review(played(Difficulty.HARD, 2), Yardstick.OF_WHAT_WAS_KNOWN);

        long real = review.choices().stream()
                .filter(choice -> choice.opinion().weighed().size() > 1)
                .count();
        assertThat(review.skill().choices())
                .isEqualTo((int) real)
                .isLessThan(review.choices().size());
    }

    @Test
    void itNamesAtMostThreeMomentsInTheirOrderAndTheCostliestIsOneOfThem() {
        for (int number = 0; number < 5; number++) {
            Review review = Reviewer.review(played(Difficulty.EASY, number), Yardstick.OF_WHAT_WAS_KNOWN);

            List<Weighing> moments = review.moments();
            assertThat(moments).hasSizeLessThanOrEqualTo(3).isNotEmpty();
            assertThat(moments).isSortedAccordingTo((one, other) -> one.moment() - other.moment());
            assertThat(moments.stream().mapToInt(Weighing::lost).max())
                    .isEqualTo(
                            review.choices().stream().mapToInt(Weighing::lost).max());
        }
    }

    @Test
    void theCurveBeginsAtTheStartAndEndsWithTheResult() {
        List<Match> states = played(Difficulty.HARD, 3);
        Review review = Reviewer.review(states, Yardstick.OF_WHAT_WAS_KNOWN);

        List<Review.Point> curve = review.curve();
        assertThat(curve.get(0)).isEqualTo(new Review.Point(0, review.balance().start()));
        assertThat(curve.get(curve.size() - 1))
                .isEqualTo(new Review.Point(states.size() - 1, review.balance().result()));
        assertThat(curve).isSortedAccordingTo((one, other) -> one.moment() - other.moment());
        assertThat(curve).allMatch(point -> point.chance() >= 0 && point.chance() <= 1000);
    }

    @Test
    void aMatchThatWasEndedEarlyEndsAsItStood() {
        List<Match> states = played(Difficulty.HARD, 4);
        Match early = states.get(states.size() / 2);
        early = early.take(new Line(early.clock().nowMillis(), new Entry.EndedEarly()))
                .step()
                .next();
        List<Match> ended = ScoreSheet.of(early).replay().states();

        assertThat(Reviewer.review(ended, Yardstick.OF_WHAT_WAS_KNOWN).balance().result())
                .isNotIn(0, 1000);
    }

    private static boolean isLatePlay(Match state) {
        return state.clock().leftMillis() < 10_000
                && state.timeline().log().last().orElseThrow().entry() instanceof MatchEntry.Move move
                && move.action() instanceof Play;
    }

    private static List<Match> played(Difficulty player, int number) {
        return states(new BotMatch(terms(number), player, 1500));
    }

    private static List<Match> playedShown(int number) {
        return states(new BotMatch(terms(number), ReviewTest::shown, 1500));
    }

    private static List<Match> states(BotMatch bots) {
        return ScoreSheet.of(bots.play(events -> {})).replay().states();
    }

    private static Terms terms(int number) {
        return Terms.practice(RuleSet.FIVES, Difficulty.HARD, Exhibition.seed(SERIES, number));
    }

    private static Action shown(Game game) {
        if (game.round().plays().isEmpty()) {
            return new Draw();
        }
        Deliberation deliberation = Deliberation.shown(game.round(), Seat.PLAYER, 24);
        while (!deliberation.isOver()) {
            deliberation.goOn();
        }
        Play best = deliberation.opinion().best();
        return best;
    }
}
