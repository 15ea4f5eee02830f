package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Deals;
import deluxe.dominoes.Event;
import deluxe.dominoes.Leftover;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.play.GameStory.Gain;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The story of a game is what its record says. */
class GameStoryTest {
    private static final String OPPONENT = "Isabel";
    private static final int GAMES = 100;
    private static final Difficulty[] BOTS = {Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN};

    private static final RuleSet SHORT = RuleSet.ALL_FIVES.with(Map.of(RuleOption.HAND, "3", RuleOption.TARGET, "40"));

    /**
     * Counted by hand. First round: 5-5 is 10; 5-3, 5-4; 6-3 and 4 are 10; 4-4 counts once, 6 and 4 are 10, and the player is out: 6-6 is
     * 12, which scores 10. Second: 5-0 is 5; 0-0 leaves 5; 5-5, the second double, is 5; a tile is drawn, 6-5; 6-0 goes out: 6-4 and 6-6
     * are 22, which scores 20.
     */
    private static final ByHand OVERTAKEN = new ByHand(
                    SHORT,
                    Deals.deal(SHORT, "5-5 5-4 4-4", "5-3 6-3 6-6", ""),
                    Deals.deal(SHORT, "0-0 6-5 6-6", "5-0 5-5 6-0", "6-4"))
            .play("5-5 5-3 5-4 6-3 4-4")
            .dealNext()
            .play("5-0 0-0 5-5 - 6-5 6-0");

    @Test
    void eachRoundTellsWhatBothScoredInItAndHowItEnded() {
        GameStory story = GameStory.of(OVERTAKEN.sheet(), OPPONENT);

        assertThat(story.target()).isEqualTo(40);
        assertThat(story.outcome()).isEqualTo(new Outcome(Ending.TARGET_REACHED, new Scores(35, 40)));
        assertThat(story.rounds()).hasSize(2);
        GameStory.Round first = story.rounds().get(0);
        assertThat(first.before()).isEqualTo(Scores.NONE);
        assertThat(first.after()).isEqualTo(new Scores(30, 10));
        assertThat(first.result())
                .contains(new RoundResult.WentOut(Seat.PLAYER, List.of(new Leftover(Tile.of(6, 6), 12)), 10));
        GameStory.Round second = story.rounds().get(1);
        assertThat(second.points(Seat.PLAYER)).isEqualTo(5);
        assertThat(second.points(Seat.OPPONENT)).isEqualTo(30);
        assertThat(second.after()).isEqualTo(story.outcome().scores());
    }

    @Test
    void whatIsScoredForTheEndOfARoundIsApartFromItsLastTile() {
        GameStory story = GameStory.of(OVERTAKEN.sheet(), OPPONENT);

        assertThat(story.gains())
                .containsExactly(
                        new Gain(1, Seat.PLAYER, 10, new Scores(10, 0)),
                        new Gain(1, Seat.OPPONENT, 10, new Scores(10, 10)),
                        new Gain(1, Seat.PLAYER, 10, new Scores(20, 10)),
                        new Gain(1, Seat.PLAYER, 10, new Scores(30, 10)),
                        new Gain(2, Seat.OPPONENT, 5, new Scores(30, 15)),
                        new Gain(2, Seat.PLAYER, 5, new Scores(35, 15)),
                        new Gain(2, Seat.OPPONENT, 5, new Scores(35, 20)),
                        new Gain(2, Seat.OPPONENT, 20, new Scores(35, 40)));
    }

    @Test
    void theStoryIsTheSameFromTheTextOfTheRecord() throws Exception {
        GameStory story = GameStory.of(OVERTAKEN.sheet(), OPPONENT);

        assertThat(GameStory.of(ScoreSheet.read(story.record()), OPPONENT)).isEqualTo(story);
    }

    @Test
    void aGameThatIsEndedInARoundHasARoundWithoutAnEnd() {
        GameStory story = GameStory.of(
                new ByHand(SHORT, Deals.deal(SHORT, "5-5 5-4 4-4", "5-3 6-3 6-6", ""))
                        .play("5-5 5-3")
                        .endEarly()
                        .sheet(),
                OPPONENT);

        assertThat(story.rounds()).hasSize(1);
        assertThat(story.rounds().get(0).result()).isEmpty();
        assertThat(story.gains()).containsExactly(new Gain(1, Seat.PLAYER, 10, new Scores(10, 0)));
    }

    @Test
    void aGameInWhichNothingWasScoredHasARoundAllTheSame() {
        GameStory story = GameStory.of(new ByHand(SHORT).endEarly().sheet(), OPPONENT);

        assertThat(story.rounds()).hasSize(1);
        assertThat(story.rounds().get(0).after()).isEqualTo(Scores.NONE);
        assertThat(story.gains()).isEmpty();
    }

    @Test
    void aGameThatGoesOnHasNoStory() {
        ScoreSheet sheet = new ByHand(SHORT).sheet();

        assertThatThrownBy(() -> GameStory.of(sheet, OPPONENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a game that goes on has no story yet");
    }

    /** Points as a watcher of the game was told of them, without looking at the record. */
    private record Told(int round, Seat seat, int points) {}

    static Stream<RuleSet> tables() {
        return Stream.of(
                RuleSet.ALL_FIVES,
                RuleSet.MUGGINS,
                RuleSet.FIVES,
                RuleSet.ALL_FIVES.with(RuleOption.DOUBLES_COUNT, "twice"),
                RuleSet.ALL_FIVES.with(RuleOption.CLOCK_SECONDS, "90"),
                RuleSet.MUGGINS.with(Map.of(RuleOption.SET, "double-nine", RuleOption.PERSISTENT_SPINNER, "on")),
                RuleSet.MUGGINS.with(Map.of(RuleOption.HAND, "14", RuleOption.BLOCKED, "difference")));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatTheStoryTellsIsWhatTheTableTold(RuleSet rules) {
        IntStream.range(0, GAMES).forEach(number -> {
            List<Told> told = new ArrayList<>();
            GameStory story = simulated(rules, number, told);

            assertThat(story.gains().stream().map(gain -> new Told(gain.round(), gain.seat(), gain.points())))
                    .containsExactlyElementsOf(told);
            for (Seat seat : Seat.values()) {
                assertThat(story.rounds().stream()
                                .mapToInt(round -> round.points(seat))
                                .sum())
                        .isEqualTo(story.outcome().scores().of(seat));
            }
            assertThat(story.rounds().stream().map(GameStory.Round::number))
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, story.rounds().size())
                                    .boxed()
                                    .toList());
        });
    }

    /** The story of a game between two bots; what a watcher was told is added to {@code told}. */
    private static GameStory simulated(RuleSet rules, int number, List<Told> told) {
        int[] round = {0};
        Match match = match(rules, number).play(events -> {
            for (Event event : events) {
                if (event instanceof Event.RoundDealt dealt) {
                    round[0] = dealt.round();
                } else if (event instanceof Event.PointsScored scored) {
                    told.add(new Told(round[0], scored.seat(), scored.points()));
                }
            }
        });
        return GameStory.of(ScoreSheet.of(match), OPPONENT);
    }

    static BotMatch match(RuleSet rules, int number) {
        Terms terms = Terms.practice(rules, BOTS[number % 3], Exhibition.seed(Seed.of("57012e"), number));
        return new BotMatch(terms, BOTS[number / 3 % 3], 1000);
    }
}
