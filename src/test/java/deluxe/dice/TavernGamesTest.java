package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.table.Seat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of the three games, checked with the examples in their document. */
class TavernGamesTest {
    private static final Optional<Seat> PLAYER = Optional.of(Seat.PLAYER);
    private static final Optional<Seat> OPPONENT = Optional.of(Seat.OPPONENT);

    private static Throw dice(String faces) {
        return new Throw(faces.charAt(0) - '0', faces.charAt(1) - '0', faces.charAt(2) - '0');
    }

    private static Contest play(Contest contest, String... thrown) {
        Contest now = contest;
        for (String each : thrown) {
            assertThat(now.decision()).as("before " + each).isEmpty();
            now = now.after(now.lying(dice(each)));
        }
        return now;
    }

    private static Optional<Seat> winner(Contest contest) {
        return contest.decision().orElseThrow().winner();
    }

    @Test
    void theHigherBattleRollBeginsAndTiesRollAgain() {
        assertThat(winner(play(Battle.begun(), "654", "653"))).isEqualTo(PLAYER);
        assertThat(winner(play(Battle.begun(), "111", "113"))).isEqualTo(OPPONENT);
        assertThat(winner(play(Battle.begun(), "123", "222", "111", "112"))).isEqualTo(OPPONENT);
    }

    @Test
    void inRiffaAPlayerThrowsUntilThereIsAPairAndThenTheThirdDieOnceMore() {
        Contest begun = Riffa.begun(Seat.PLAYER);
        assertThat(play(begun, "123", "456").toThrow()).isEqualTo(Seat.PLAYER);
        Contest paired = play(begun, "123", "441");
        assertThat(paired.onlyDie()).contains(2);
        assertThat(paired.lying(dice("116"))).isEqualTo(dice("446"));
        assertThat(play(begun, "441", "116").toThrow()).isEqualTo(Seat.OPPONENT);
    }

    @ParameterizedTest
    @CsvSource({"441,116,335,111,PLAYER", "112,111,661,216,OPPONENT"})
    void inRiffaTheHigherTotalTakesTheWager(String pair, String last, String other, String otherLast, Seat winner) {
        assertThat(winner(play(Riffa.begun(Seat.PLAYER), pair, last, other, otherLast)))
                .contains(winner);
    }

    @Test
    void inRiffaATieTakesNothing() {
        assertThat(play(Riffa.begun(Seat.OPPONENT), "442", "112", "332", "114").decision())
                .contains(Decision.tied());
    }

    @Test
    void inRiffaAnyOneOfThreeAlikeIsThrownAgain() {
        Contest paired = play(Riffa.begun(Seat.PLAYER), "333");
        assertThat(paired.onlyDie()).contains(2);
        assertThat(paired.lying(dice("111"))).isEqualTo(dice("331"));
    }

    @ParameterizedTest
    @CsvSource({"111", "321", "654", "666", "411"})
    void inTrigaAFirstThrowBelowSevenOrAboveFourteenWinsAtOnce(String thrown) {
        assertThat(winner(play(Triga.begun(Seat.PLAYER, false), thrown))).isEqualTo(PLAYER);
        assertThat(winner(play(Triga.begun(Seat.PLAYER, false), "322", thrown))).isEqualTo(OPPONENT);
    }

    @Test
    void inTrigaTheOthersMarkWinsForTheOther() {
        assertThat(winner(play(Triga.begun(Seat.PLAYER, false), "322", "511"))).isEqualTo(PLAYER);
        assertThat(winner(play(Triga.begun(Seat.PLAYER, false), "322", "422", "431")))
                .isEqualTo(OPPONENT);
    }

    @Test
    void inTrigaTheOwnMarkWinsAndTrigasNoLongerCountOnceBothHaveMarks() {
        Contest marked = play(Triga.begun(Seat.PLAYER, false), "322", "422", "666", "111");
        assertThat(marked.mark(Seat.PLAYER)).isEqualTo(7);
        assertThat(marked.mark(Seat.OPPONENT)).isEqualTo(8);
        assertThat(winner(play(marked, "421"))).isEqualTo(PLAYER);
        assertThat(winner(play(marked, "555", "521"))).isEqualTo(OPPONENT);
    }

    @Test
    void threeAlikeAreATrigaOnlyIfThatIsAgreed() {
        assertThat(play(Triga.begun(Seat.PLAYER, false), "333").mark(Seat.PLAYER))
                .isEqualTo(9);
        assertThat(winner(play(Triga.begun(Seat.PLAYER, true), "333"))).isEqualTo(PLAYER);
    }

    @Test
    void inPanquistEachThrowsUntilThereIsAMark() {
        Contest contest = play(Panquist.begun(Seat.PLAYER), "666", "111", "421");
        assertThat(contest.mark(Seat.PLAYER)).isEqualTo(7);
        assertThat(contest.toThrow()).isEqualTo(Seat.OPPONENT);
        assertThat(play(contest, "666").toThrow()).isEqualTo(Seat.OPPONENT);
        assertThat(play(contest, "444").toThrow()).isEqualTo(Seat.PLAYER);
    }

    @Test
    void inPanquistTheSecondsMarkEqualToTheFirstsWinsForTheFirst() {
        Contest ended = play(Panquist.begun(Seat.PLAYER), "421", "331");
        assertThat(ended.decision()).contains(new Decision(PLAYER, 4));
    }

    @ParameterizedTest
    @CsvSource({"421,2", "322,3", "331,4", "511,2"})
    void inPanquistTheDiceOfTheLastThrowDecideTheShare(String last, int quarters) {
        Contest ended = play(Panquist.begun(Seat.PLAYER), "421", "444", "666", "653", last);
        assertThat(ended.decision()).contains(new Decision(PLAYER, quarters));
    }

    @ParameterizedTest
    @CsvSource({"1,521,1", "1,421,1", "5,322,4", "10,652,3", "7,443,6", "8,644,8"})
    void aShareIsRoundedUpToWholeCoins(int wager, String last, int coins) {
        assertThat(new Decision(PLAYER, Share.quarters(dice(last))).coins(wager))
                .isEqualTo(coins);
    }

    @Test
    void theTableOfPanquistCoversEveryThrowFromSevenToFourteenAndNoOther() {
        for (Throw thrown : ExactOdds.allThrows()) {
            if (DiceMarks.canBe(thrown.total())) {
                assertThat(Share.quarters(thrown)).isBetween(1, 4);
            } else {
                assertThatThrownBy(() -> Share.quarters(thrown)).hasMessageContaining(thrown.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "115,2", "124,2", "223,3", "133,4", "125,1", "134,2", "116,3", "224,3", "233,4", "126,1", "135,1", "234,2",
        "225,3", "333,3", "144,4", "145,1", "235,1", "136,2", "226,3", "334,3", "244,4", "236,1", "245,1", "146,2",
        "155,3", "344,3", "335,4", "156,1", "246,1", "345,2", "255,3", "444,3", "336,4", "256,1", "346,2", "166,3",
        "355,3", "445,4", "356,2", "266,3", "455,3", "446,4"
    })
    void theTableOfPanquistIsThatOfTheDocument(String faces, int quarters) {
        assertThat(Share.quarters(dice(faces))).isEqualTo(quarters);
    }
}
