package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.Doubles.Count;
import deluxe.dominoes.Doubles.Spinners;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableauTest {
    private static final Doubles DELUXE = new Doubles(Spinners.ALL, Count.TWICE, false);
    private static final Doubles ALL_FIVES = new Doubles(Spinners.FIRST, Count.ONCE, false);
    private static final Doubles MUGGINS = new Doubles(Spinners.FIRST, Count.TWICE, false);
    private static final Doubles PERSISTENT = new Doubles(Spinners.FIRST, Count.TWICE, true);
    private static final Doubles LINE = new Doubles(Spinners.NONE, Count.TWICE, false);

    @Test
    void anyTileMayLeadAndNothingCountsOnTheBareFelt() {
        Tableau bare = Tableau.empty(DELUXE);

        assertThat(bare.sum()).isZero();
        assertThat(bare.ends()).isEmpty();
        assertThat(bare.fits(Tile.of(4, 3))).isTrue();
        assertThat(bare.fits(Tile.of(4, 3), End.FELT)).isTrue();
        assertThat(bare.fits(Tile.of(4, 3), End.of(0, Side.HIGH))).isFalse();
    }

    @Test
    void aLoneFirstTileCountsBothItsHalves() {
        assertThat(Boards.lay(DELUXE, "5-5").parts()).containsExactly(5, 5);
        assertThat(Boards.lay(DELUXE, "6-4").parts()).containsExactly(6, 4);
        assertThat(Boards.lay(ALL_FIVES, "5-5").sum()).isEqualTo(10);
        assertThat(Boards.lay(DELUXE, "5-0").parts()).containsExactly(5, 0);
    }

    @Test
    void theWalkThroughOfAllFivesCountsAsItsDocumentSays() {
        String walk = "5-5, 5-3 on 5-5 near, 5-4 on 5-5 far, 6-3 on 5-3, 4-4 on 5-4, 6-5 on 5-5 left";

        assertThat(sumsAlong(ALL_FIVES, walk)).containsExactly(10, 13, 7, 10, 10, 16);
    }

    @Test
    void countedTwiceTheDoubleFourOfTheWalkThroughMakesFourteen() {
        String walk = "5-5, 5-3 on 5-5 near, 5-4 on 5-5 far, 6-3 on 5-3, 4-4 on 5-4";

        assertThat(Boards.lay(MUGGINS, walk).sum()).isEqualTo(14);
        assertThat(Boards.lay(MUGGINS, walk).parts()).containsExactly(6, 8);
    }

    @Test
    void theCrossOfAllFivesHasFourEnds() {
        Tableau cross =
                Boards.lay(ALL_FIVES, "5-5, 5-3 on 5-5 near, 5-4 on 5-5 far, 6-5 on 5-5 left, 5-0 on 5-5 right");

        assertThat(cross.parts()).containsExactly(3, 4, 6, 0);
        assertThat(cross.connections(0)).isEqualTo(4);
    }

    @Test
    void aSpinnerThatLedOffersItsLongSidesThenItsShortEnds() {
        assertThat(open(DELUXE, "5-5")).containsExactly("5-5 NEAR", "5-5 FAR");
        assertThat(open(DELUXE, "5-5, 5-3 on 5-5 far")).containsExactly("5-5 NEAR", "5-3 LOW");
        assertThat(open(DELUXE, "5-5, 5-3 on 5-5 far, 6-5 on 5-5 near"))
                .containsExactly("6-5 HIGH", "5-3 LOW", "5-5 LEFT", "5-5 RIGHT");
    }

    @Test
    void aSpinnerThatWasJoinedOffersItsFarSideThenItsShortEnds() {
        assertThat(open(DELUXE, "5-3, 3-3 on 5-3")).containsExactly("5-3 HIGH", "3-3 FAR");
        assertThat(open(DELUXE, "5-3, 3-3 on 5-3, 3-1 on 3-3 far"))
                .containsExactly("5-3 HIGH", "3-1 LOW", "3-3 LEFT", "3-3 RIGHT");
        assertThat(open(DELUXE, "5-3, 3-3 on 5-3, 3-1 on 3-3 far, 3-0 on 3-3 right"))
                .containsExactly("5-3 HIGH", "3-1 LOW", "3-3 LEFT", "3-0 LOW");
    }

    @Test
    void withOneSpinnerARoundOnlyTheFirstDoubleIsASpinner() {
        String twoDoubles = "5-3, 3-3 on 5-3, 3-1 on 3-3 far, 1-1 on 3-1, 1-0 on 1-1 far";

        assertThat(open(MUGGINS, twoDoubles)).containsExactly("5-3 HIGH", "1-0 LOW", "3-3 LEFT", "3-3 RIGHT");
        assertThat(Boards.lay(MUGGINS, twoDoubles).isSpinner(1)).isTrue();
        assertThat(Boards.lay(MUGGINS, twoDoubles).isSpinner(3)).isFalse();
        assertThat(Boards.lay(DELUXE, twoDoubles).endCount()).isEqualTo(6);
    }

    @Test
    void withoutSpinnersADoubleHasTwoSides() {
        assertThat(open(LINE, "5-5, 5-3 on 5-5 near, 6-5 on 5-5 far")).containsExactly("5-3 LOW", "6-5 HIGH");
    }

    @Test
    void aDoubleCountsBothHalvesAtAnEndAndNothingOnceItHasTwoConnections() {
        assertThat(Boards.lay(DELUXE, "5-3, 3-3 on 5-3").parts()).containsExactly(5, 6);
        assertThat(Boards.lay(DELUXE, "5-3, 3-3 on 5-3, 3-1 on 3-3 far").parts())
                .containsExactly(5, 1);
        assertThat(Boards.lay(DELUXE, "5-3, 3-3 on 5-3, 3-1 on 3-3 far, 3-0 on 3-3 left")
                        .parts())
                .containsExactly(5, 1, 0);
    }

    @Test
    void anEndDoubleThatIsNoSpinnerCountsOnceWhereTheTableSaysSo() {
        Doubles plain = new Doubles(Spinners.NONE, Count.ONCE, false);

        assertThat(sumsAlong(plain, "5-5, 5-3 on 5-5 near, 3-3 on 5-3")).containsExactly(10, 8, 8);
    }

    @Test
    void aSpinnerStopsCountingOnceBothSidesAreBegun() {
        assertThat(sumsAlong(MUGGINS, "6-6, 6-4 on 6-6 near, 6-1 on 6-6 far, 6-0 on 6-6 left"))
                .containsExactly(12, 16, 5, 5);
    }

    @Test
    void aPersistentSpinnersEmptyTopAndBottomGoOnCountingOneHalfEach() {
        assertThat(sumsAlong(PERSISTENT, "6-6, 6-4 on 6-6 near, 6-1 on 6-6 far, 6-0 on 6-6 left, 6-5 on 6-6 right"))
                .containsExactly(12, 16, 17, 11, 10);
    }

    @Test
    void theTreeSaysWhoIsJoinedWhere() {
        Tableau tableau = Boards.lay(DELUXE, "5-3, 3-3 on 5-3, 6-3 on 3-3 far");

        assertThat(tableau.parent(0)).isEqualTo(-1);
        assertThat(tableau.parent(1)).isZero();
        assertThat(tableau.parentSide(1)).isEqualTo(Side.LOW);
        assertThat(tableau.ownSide(1)).isEqualTo(Side.NEAR);
        assertThat(tableau.ownSide(2)).isEqualTo(Side.LOW);
        assertThat(tableau.child(0, Side.LOW)).isEqualTo(1);
        assertThat(tableau.child(0, Side.HIGH)).isEqualTo(-1);
        assertThat(tableau.child(1, Side.FAR)).isEqualTo(2);
        assertThat(tableau).hasToString("5-3, 3-3 on 5-3, 6-3 on 3-3 far = 11");
    }

    @Test
    void joiningLeavesTheTableauBeforeUntouched() {
        Tableau before = Boards.lay(DELUXE, "5-5");
        before.join(Notation.read("5-3 on 5-5 near", before.tiles()));

        assertThat(before.ends()).hasSize(2);
        assertThat(before.child(0, Side.NEAR)).isEqualTo(-1);
    }

    @Test
    void aTileThatDoesNotFitIsNotJoined() {
        Tableau tableau = Boards.lay(DELUXE, "5-5");
        Play misfit = new Play(Tile.of(4, 3), End.of(0, Side.NEAR));
        Play early = new Play(Tile.of(5, 3), End.of(0, Side.LEFT));

        assertThat(tableau.fits(misfit.tile())).isFalse();
        assertThatThrownBy(() -> tableau.join(misfit)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tableau.join(early)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Integer> sumsAlong(Doubles doubles, String plays) {
        List<Integer> sums = new ArrayList<>();
        Tableau tableau = Tableau.empty(doubles);
        for (String text : plays.split(", ", -1)) {
            Play play = Notation.read(text, tableau.tiles());
            int foretold = tableau.sumWith(play.tile(), play.end());
            tableau = tableau.join(play);
            assertThat(foretold).isEqualTo(tableau.sum());
            assertThat(tableau.parts().stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(tableau.sum());
            sums.add(tableau.sum());
        }
        return sums;
    }

    private static List<String> open(Doubles doubles, String plays) {
        Tableau tableau = Boards.lay(doubles, plays);
        return tableau.ends().stream()
                .map(end -> tableau.tile(end.played()) + " " + end.side())
                .toList();
    }
}
