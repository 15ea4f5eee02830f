package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.table.Answer;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Refused;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Deluxe table; hands of three make short rounds under the same rules. */
class FivesTest {
    private static final RuleSet FIVES = RuleSet.FIVES;
    private static final RuleSet SHORT = FIVES.with(RuleOption.HAND, "3");
    private static final RuleSet WHOLE_SET_DEALT = FIVES.with(RuleOption.HAND, "14");
    private static final String ALL_BLANKS = "0-0 1-0 2-0 3-0 4-0 5-0 6-0";

    @Test
    void bothAreDealtSevenAndFourteenStayInTheBoneyard() {
        Playing game = Playing.begin(FIVES, Deals.deal(FIVES, "", "", ""));

        assertThat(game.round().hands().player().size()).isEqualTo(7);
        assertThat(game.round().hands().opponent().size()).isEqualTo(7);
        assertThat(game.round().boneyard().size()).isEqualTo(14);
    }

    @Test
    void thePlayerLeadsTheFirstRoundWithAnyTile() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "2-1 5-5 6-0", "6-6 4-4 3-3", ""));

        assertThat(game.events()).containsExactly(new Event.RoundDealt(1, Seat.PLAYER));
        assertThat(game.round().plays().list())
                .containsExactly(Play.lead(Tile.of(2, 1)), Play.lead(Tile.of(5, 5)), Play.lead(Tile.of(6, 0)));
    }

    @ParameterizedTest
    @CsvSource({"5-0, 5", "4-1, 5", "3-2, 5", "5-5, 10", "6-4, 10"})
    void anOpeningThatAddsUpToFivesScores(String tile, int points) {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, tile, "", "")).play(tile);

        assertThat(game.points()).containsExactly(points);
        assertThat(game.round().scores()).isEqualTo(new Scores(points, 0));
    }

    @ParameterizedTest
    @CsvSource({"0-0", "6-5", "4-4"})
    void anOpeningThatDoesNotScoresNothing(String tile) {
        assertThat(Playing.begin(SHORT, Deals.deal(SHORT, tile, "", ""))
                        .play(tile)
                        .points())
                .isEmpty();
    }

    @Test
    void aStepTellsWhatHappenedInItsOrder() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-5", "5-0", "")).play("5-5, 5-0 on 5-5 near");
        Tableau tableau = game.round().tableau();

        assertThat(game.events())
                .containsExactly(
                        new Event.TilePlayed(Seat.OPPONENT, new Play(Tile.of(5, 0), End.of(0, Side.NEAR))),
                        new Event.EndsCounted(Seat.OPPONENT, tableau),
                        new Event.PointsScored(Seat.OPPONENT, 10, Event.Source.ENDS));
        assertThat(tableau.parts()).containsExactly(0, 10);
    }

    @Test
    void refusingATileThatFitsNowhereNamesTheOpenEnds() {
        Playing game =
                Playing.begin(SHORT, Deals.deal(SHORT, "5-2", "4-3 5-1", "")).play("5-2");

        assertThat(refusal(game, Tile.of(4, 3), End.of(0, Side.HIGH)))
                .isEqualTo("4-3 doesn't fit any open end: they are 5 and 2");
    }

    @Test
    void refusingATileThatFitsElsewhereNamesTheValueOfThisEnd() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2", "5-1", "")).play("5-2");

        assertThat(refusal(game, Tile.of(5, 1), End.of(0, Side.LOW))).isEqualTo("5-1 doesn't fit here: this end is 2");
        assertThat(refusal(game, Tile.of(5, 1), End.of(0, Side.LEFT))).isEqualTo("that is not an open end");
        assertThat(refusal(game, Tile.of(5, 1), End.FELT)).isEqualTo("that is not an open end");
    }

    @Test
    void oneValueAtAllEndsIsSaidOnce() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-5", "4-3", "")).play("5-5");

        assertThat(refusal(game, Tile.of(4, 3), End.of(0, Side.NEAR)))
                .isEqualTo("4-3 doesn't fit any open end: they are all 5");
    }

    @Test
    void nobodyPlaysATileOfTheOthers() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2", "5-1", ""));

        assertThat(game.refusal("5-1")).isEqualTo("5-1 is not in your hand");
    }

    @Test
    void whoCanPlayMayNeitherDrawNorPass() {
        Playing game =
                Playing.begin(SHORT, Deals.deal(SHORT, "5-2", "4-3 5-1", "")).play("5-2");

        assertThat(game.round().canDraw()).isFalse();
        assertThat(game.refusal("draw")).isEqualTo("you have a tile that fits: 5-1");
        assertThat(game.refusal("pass")).isEqualTo("you have a tile that fits: 5-1");
    }

    @Test
    void whoCannotPlayDrawsOneTileAtATimeUntilOneFits() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2", "4-3 6-6 4-4", "6-3 5-4"))
                .play("5-2, draw");

        assertThat(game.events()).containsExactly(new Event.TileDrawn(Seat.OPPONENT, Optional.of(Tile.of(6, 3))));
        assertThat(game.round().turn()).isEqualTo(Seat.OPPONENT);
        assertThat(game.refusal("pass")).isEqualTo("there are tiles to draw: 21");

        game.play("draw");
        assertThat(game.refusal("draw")).isEqualTo("you have a tile that fits: 5-4");
        assertThat(game.play("5-4 on 5-2").round().turn()).isEqualTo(Seat.PLAYER);
    }

    @Test
    void goingOutScoresTheSumFirstAndThenFiveForEachTileOfTheOther() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "6-4 6-2 3-2", "4-1 1-0 6-6", ""))
                .play("6-4, 4-1 on 6-4, 6-2 on 6-4, 1-0 on 4-1, 3-2 on 6-2");

        assertThat(game.result())
                .isEqualTo(new RoundResult.WentOut(Seat.PLAYER, List.of(new Leftover(Tile.of(6, 6), 5)), 5));
        assertThat(game.points()).containsExactly(5);
        assertThat(game.round().scores()).isEqualTo(new Scores(15, 0));
    }

    @Test
    void theTileThatGoesOutMayScoreTwice() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "6-4 6-2 5-2", "4-1 1-0 6-6", ""))
                .play("6-4, 4-1 on 6-4, 6-2 on 6-4, 1-0 on 4-1, 5-2 on 6-2");

        assertThat(game.points()).containsExactly(5, 5);
        assertThat(game.events())
                .contains(
                        new Event.PointsScored(Seat.PLAYER, 5, Event.Source.ENDS),
                        new Event.PointsScored(Seat.PLAYER, 5, Event.Source.ROUND));
    }

    @Test
    void goingOutOntoTheTargetAddsTheGoingOutPointsAllTheSame() {
        RuleSet toFifteen = SHORT.with(RuleOption.TARGET, "15");
        Playing game = Playing.begin(toFifteen, Deals.deal(toFifteen, "6-4 6-2 5-2", "4-1 1-0 6-6", ""))
                .play("6-4, 4-1 on 6-4, 6-2 on 6-4, 1-0 on 4-1, 5-2 on 6-2");

        assertThat(game.game().outcome()).contains(new Outcome(Ending.TARGET_REACHED, new Scores(20, 0)));
        assertThat(game.events())
                .last()
                .isEqualTo(new Event.GameEnded(new Outcome(Ending.TARGET_REACHED, new Scores(20, 0))));
    }

    @Test
    void theGameEndsAtOnceInTheMiddleOfARound() {
        RuleSet toTen = SHORT.with(RuleOption.TARGET, "10");
        Playing game = Playing.begin(toTen, Deals.deal(toTen, "6-4", "", "")).play("6-4");

        assertThat(game.game().isOver()).isTrue();
        assertThat(game.round().isOver()).isFalse();
        assertThat(game.game().outcome().orElseThrow().winner()).contains(Seat.PLAYER);
        assertThat(game.refusal("draw")).isEqualTo("the game is over");
    }

    @Test
    void whoWentOutLeadsTheNextRound() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "6-1 6-2 6-3", "1-1 3-1 3-3", ""))
                .play("6-1, 1-1 on 6-1, 6-2 on 6-1, 3-1 on 1-1 far, 6-3 on 3-1");
        assertThat(game.result().scorer()).contains(Seat.PLAYER);
        assertThat(game.refusal("draw")).isEqualTo("the round is over");

        game.deal(Deals.deal(SHORT, "", "", ""));
        assertThat(game.events()).containsExactly(new Event.RoundDealt(2, Seat.PLAYER));
        assertThat(game.round().scores()).isNotEqualTo(Scores.NONE);
    }

    @Test
    void theOpponentLeadsAfterGoingOut() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "6-1 4-4 3-3", "2-1 2-2 6-2", "6-5 5-0"))
                .play("6-1, 2-1 on 6-1, draw, 6-5 on 6-1, 2-2 on 2-1, draw, 5-0 on 6-5, 6-2 on 2-2 far");

        assertThat(game.result().scorer()).contains(Seat.OPPONENT);
        assertThat(game.result().points()).isEqualTo(10);
        assertThat(game.deal(Deals.deal(SHORT, "", "", "")).round().turn()).isEqualTo(Seat.OPPONENT);
    }

    @Test
    void aPlayerWhoIsStuckWithAnEmptyBoneyardEndsTheRoundThoughTheOtherCouldPlay() {
        Playing game = Playing.begin(WHOLE_SET_DEALT, Deals.deal(WHOLE_SET_DEALT, ALL_BLANKS, "", ""))
                .play("0-0");

        assertThat(game.result()).isEqualTo(new RoundResult.OutOfMoves(Seat.OPPONENT));
        assertThat(game.round().hands().player().fits(game.round().tableau())).isTrue();
        assertThat(game.round().scores()).isEqualTo(Scores.NONE);
        assertThat(game.deal(Deals.deal(WHOLE_SET_DEALT, "", "", "")).round().turn())
                .isEqualTo(Seat.PLAYER);
    }

    @Test
    void afterThePlayerIsStuckTheOpponentWhoPlacedTheLastTileLeads() {
        Playing game = Playing.begin(
                        WHOLE_SET_DEALT, Deals.deal(WHOLE_SET_DEALT, "6-5 5-4 1-1 2-1 2-2 3-1 3-2 3-3", ALL_BLANKS, ""))
                .play("6-5, 6-0 on 6-5, 5-4 on 6-5, 4-0 on 5-4");

        assertThat(game.result()).isEqualTo(new RoundResult.OutOfMoves(Seat.PLAYER));
        assertThat(game.round().scores()).isEqualTo(new Scores(0, 5));
        assertThat(game.deal(Deals.deal(WHOLE_SET_DEALT, "", "", "")).round().turn())
                .isEqualTo(Seat.OPPONENT);
    }

    @Test
    void aHandCanGrowToTwentyOne() {
        Playing game =
                Playing.begin(FIVES, Deals.deal(FIVES, ALL_BLANKS, "", "")).play("0-0");
        for (int drawn = 0; drawn < 14; drawn++) {
            assertThat(game.round().isOver()).isFalse();
            game.play("draw");
        }

        assertThat(game.round().hands().opponent().size()).isEqualTo(21);
        assertThat(game.result()).isEqualTo(new RoundResult.OutOfMoves(Seat.OPPONENT));
    }

    @Test
    void timeUpAndAnEarlyEndStopTheGameWhereItIs() {
        Game game = Playing.begin(SHORT, Deals.deal(SHORT, "5-5", "", ""))
                .play("5-5")
                .game();

        assertThat(game.timeUp().next().outcome()).contains(new Outcome(Ending.TIME_UP, new Scores(10, 0)));
        assertThat(game.endEarly().next().outcome().orElseThrow().winner()).isEmpty();
        assertThat(game.isOver()).isFalse();
        assertThatThrownBy(() -> game.timeUp().next().endEarly()).hasMessage("the game is over already");
    }

    @Test
    void aRoundIsDealtOnlyAfterOneThatIsOver() {
        Game game = Playing.begin(SHORT, Deals.deal(SHORT, "", "", "")).game();

        assertThatThrownBy(() -> game.deal(Deals.deal(SHORT, "", "", ""))).isInstanceOf(IllegalStateException.class);
    }

    private static String refusal(Playing game, Tile tile, End end) {
        Answer<Game, Event, Refusal> answer = game.game().take(new Play(tile, end));
        assertThat(answer).isInstanceOf(Refused.class);
        return RefusalWords.english(((Refused<Game, Event, Refusal>) answer).reason());
    }
}
