package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All Fives and Muggins, where they differ from the Deluxe table. */
class ClassicTablesTest {
    private static final RuleSet ALL_FIVES = RuleSet.ALL_FIVES;
    private static final RuleSet MUGGINS = RuleSet.MUGGINS;
    private static final RuleSet SHORT_ALL_FIVES = ALL_FIVES.with(RuleOption.HAND, "3");
    private static final RuleSet SHORT_MUGGINS = MUGGINS.with(RuleOption.HAND, "3");

    /** A line that uses up all seven blanks and ends with a blank at both ends. */
    private static final String BLOCKED_LINE = "1-0, 2-1 on 1-0, 2-0 on 2-1, 3-0 on 1-0, 4-3 on 3-0, 4-0 on 4-3,"
            + " 5-0 on 4-0, 6-5 on 5-0, 6-0 on 6-5, 0-0 on 6-0";

    private static final Map<RuleOption, String> WHOLE_SET_IN_A_LINE =
            Map.of(RuleOption.HAND, "14", RuleOption.SPINNERS, "none", RuleOption.LEAD, "alternate");

    @Test
    void theWalkThroughOfAllFivesIsLegalAndScoresTensAtItsFirstFourthAndFifthTile() {
        RuleSet rules = ALL_FIVES.with(RuleOption.HAND, "4");
        Playing game = Playing.begin(rules, Deals.deal(rules, "5-5 5-4 4-4 1-1", "5-3 6-3 6-5 2-2", ""));

        assertThat(game.play("5-5").points()).containsExactly(10);
        assertThat(game.play("5-3 on 5-5 near").points()).isEmpty();
        assertThat(game.play("5-4 on 5-5 far").points()).isEmpty();
        assertThat(game.play("6-3 on 5-3").points()).containsExactly(10);
        assertThat(game.play("4-4 on 5-4").points()).containsExactly(10);
        assertThat(game.play("6-5 on 5-5 left").points()).isEmpty();
        assertThat(game.round().tableau().parts()).containsExactly(6, 4, 6);
        assertThat(game.round().scores()).isEqualTo(new Scores(20, 10));
    }

    @Test
    void inAllFivesTheTurnAlternatesAcrossRounds() {
        Playing game = Playing.begin(SHORT_ALL_FIVES, Deals.deal(SHORT_ALL_FIVES, "6-1 6-2 6-3", "1-1 3-1 3-3", ""))
                .play("6-1, 1-1 on 6-1, 6-2 on 6-1, 3-1 on 1-1 far, 6-3 on 3-1");

        assertThat(game.result().scorer()).contains(Seat.PLAYER);
        assertThat(game.deal(Deals.deal(SHORT_ALL_FIVES, "", "", "")).round().turn())
                .isEqualTo(Seat.OPPONENT);
    }

    @Test
    void inAllFivesAPlayerMayDrawAtAnyTimeButNotPass() {
        Playing game = Playing.begin(SHORT_ALL_FIVES, Deals.deal(SHORT_ALL_FIVES, "5-2", "5-1", ""))
                .play("draw, draw, 5-2, draw");

        assertThat(game.round().turn()).isEqualTo(Seat.OPPONENT);
        assertThat(game.refusal("pass")).isEqualTo("you have a tile that fits: 5-1");
        assertThat(game.round().hands().player().size()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"6-6, 6-5, 25", "6-6, 6-4, 20", "1-0, 2-0, 5", "2-0, 0-0, 0", "6-6, 5-3, 20"})
    void goingOutScoresThePipsOfTheOtherRoundedToTheNearestFive(String held, String drawn, int points) {
        Playing game = Playing.begin(
                        SHORT_ALL_FIVES, Deals.deal(SHORT_ALL_FIVES, "6-1 6-2 6-3", "1-1 3-1 " + held, drawn))
                .play("6-1, draw, 1-1 on 6-1, 6-2 on 6-1, 3-1 on 1-1 far, 6-3 on 3-1");
        List<Leftover> leftovers = List.of(
                new Leftover(Tile.of(held), Tile.of(held).pips()),
                new Leftover(Tile.of(drawn), Tile.of(drawn).pips()));

        assertThat(game.result()).isEqualTo(new RoundResult.WentOut(Seat.PLAYER, leftovers, points));
    }

    @Test
    void stuckWithAnEmptyBoneyardAPlayerPassesAndTheOtherGoesOn() {
        RuleSet rules = ALL_FIVES.with(RuleOption.HAND, "14");
        Playing game = Playing.begin(rules, Deals.deal(rules, "0-0 1-0 2-0 3-0 4-0 5-0 6-0", "", ""))
                .play("0-0");

        assertThat(game.round().mustPass()).isTrue();
        assertThat(game.refusal("draw")).isEqualTo("the boneyard is empty");
        game.play("pass");
        assertThat(game.events()).containsExactly(new Event.Passed(Seat.OPPONENT));
        assertThat(game.round().turn()).isEqualTo(Seat.PLAYER);
        assertThat(game.round().isOver()).isFalse();
    }

    @Test
    void bothStuckInAllFivesTheLowerHandScoresTheDifference() {
        Playing game = blocked(ALL_FIVES, "6-6 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2");
        int player = game.round().hands().player().pips();
        int opponent = game.round().hands().opponent().pips();

        assertThat(player).isGreaterThan(opponent);
        assertThat(game.result()).isEqualTo(new RoundResult.BothStuck(player, opponent, player - opponent));
        assertThat(game.result().scorer()).contains(Seat.OPPONENT);
        assertThat(game.points()).containsExactly(player - opponent);
        assertThat(game.deal(Deals.deal(game.round().rules(), "", "", ""))
                        .round()
                        .turn())
                .isEqualTo(Seat.PLAYER);
    }

    @Test
    void bothStuckInMugginsTheLowerHandScoresTheOthersPipsRounded() {
        Playing game = blocked(MUGGINS, "1-1 3-1 2-2 3-2 4-1 4-2 3-3 5-1 5-2");
        int player = game.round().hands().player().pips();
        int opponent = game.round().hands().opponent().pips();

        assertThat(opponent).isGreaterThan(player);
        assertThat(game.result()).isEqualTo(new RoundResult.BothStuck(player, opponent, Points.rounded(opponent)));
        assertThat(game.result().scorer()).contains(Seat.PLAYER);
    }

    @Test
    void bothStuckWithEqualHandsNobodyScores() {
        Playing game = blocked(ALL_FIVES, "6-6 5-5 5-4 4-4 6-1 1-1 2-2 3-2 3-3");

        assertThat(game.result().scorer()).isEmpty();
        assertThat(game.round().hands().player().pips())
                .isEqualTo(game.round().hands().opponent().pips());
        assertThat(game.points()).isEmpty();
    }

    @Test
    void inMugginsTheHighestDoubleLeadsEveryRound() {
        Playing game = Playing.begin(SHORT_MUGGINS, Deals.deal(SHORT_MUGGINS, "5-5 6-5 1-0", "6-6 6-4 0-0", ""));

        assertThat(game.round().turn()).isEqualTo(Seat.OPPONENT);
        assertThat(game.refusal("6-4")).isEqualTo("6-6 leads this round");
        assertThat(game.round().plays().list()).containsExactly(Play.lead(Tile.of(6, 6)));
        assertThat(game.round().view(Seat.PLAYER).leadingTile()).contains(Tile.of(6, 6));
    }

    @Test
    void withoutADoubleTheHeaviestTileLeadsAndOfTwoTheOneWithTheLargerHalf() {
        Playing heaviest = Playing.begin(SHORT_MUGGINS, Deals.deal(SHORT_MUGGINS, "6-1 5-1 1-0", "6-4 2-1 3-0", ""));
        Playing equal = Playing.begin(SHORT_MUGGINS, Deals.deal(SHORT_MUGGINS, "5-4 5-1 1-0", "6-3 2-1 3-0", ""));

        assertThat(heaviest.round().leadingTile()).contains(Tile.of(6, 4));
        assertThat(equal.round().leadingTile()).contains(Tile.of(6, 3));
        assertThat(equal.round().turn()).isEqualTo(Seat.OPPONENT);
    }

    @Test
    void whatLeadsIsTheHighestThatWasDealtEvenWhereAHigherOneIsDrawn() {
        RuleSet free = SHORT_MUGGINS.with(RuleOption.DRAWING, "free");
        Playing game = Playing.begin(free, Deals.deal(free, "5-5 6-5 1-0", "4-4 6-4 0-0", "6-6"))
                .play("draw");

        assertThat(game.refusal("6-6")).isEqualTo("5-5 leads this round");
        assertThat(game.play("5-5").round().leadingTile()).isEmpty();
    }

    @Test
    void drawingWithATileThatFitsIsRefusedInMuggins() {
        Playing game = Playing.begin(SHORT_MUGGINS, Deals.deal(SHORT_MUGGINS, "6-6", "6-5", ""))
                .play("6-6");

        assertThat(game.refusal("draw")).isEqualTo("you have a tile that fits: 6-5");
    }

    @Test
    void whoeverDrawsOrPassesInsteadOfLeadingIsToldWhichTileLeads() {
        Playing game = Playing.begin(SHORT_MUGGINS, Deals.deal(SHORT_MUGGINS, "6-5 1-0 5-5", "4-4 6-4 0-0", "3-3"));

        assertThat(game.refusal("draw")).isEqualTo("you have a tile that fits: 5-5");
        assertThat(game.refusal("pass")).isEqualTo("you have a tile that fits: 5-5");
    }

    @Test
    void aDoubleNineSetHasFiftyFiveTilesAndHandsOfNine() {
        RuleSet nine = MUGGINS.with(RuleOption.SET, "double-nine");
        Playing game = Playing.begin(nine, Deals.deal(nine, "9-9", "", ""));

        assertThat(game.round().hands().player().size()).isEqualTo(9);
        assertThat(game.round().boneyard().size()).isEqualTo(37);
        assertThat(game.round().leadingTile()).contains(Tile.of(9, 9));
    }

    /** Plays the line that blocks; at the end the player holds these nine tiles. */
    private static Playing blocked(RuleSet table, String playerKeeps) {
        RuleSet rules = table.with(WHOLE_SET_IN_A_LINE);
        return Playing.begin(rules, Deals.deal(rules, "1-0 2-0 4-3 5-0 6-0 " + playerKeeps, "", ""))
                .play(BLOCKED_LINE + ", pass, pass");
    }

    @Test
    void theSumForGoingOutAddsUpTheLeftovers() {
        RoundResult.WentOut out = new RoundResult.WentOut(
                Seat.PLAYER, List.of(new Leftover(Tile.of(6, 6), 12), new Leftover(Tile.of(6, 5), 11)), 25);

        assertThat(out.sum()).isEqualTo(23);
    }
}
