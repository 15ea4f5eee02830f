package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArrangerTest {
    private static final Felt WIDE = new Felt(900, 360);
    private static final Felt TALL = new Felt(300, 700);

    private final Arranger arranger = new Arranger(WIDE, 6);

    @Test
    void theFirstTileLiesAlongTheFelt() {
        Tableau lead = tableau("6-4");

        assertThat(arranger.first(lead).spots().get(0).isFlat()).isTrue();
        assertThat(new Arranger(TALL, 6).first(lead).spots().get(0).isFlat()).isFalse();
    }

    @Test
    void aDoubleThatLeadsLiesCrosswiseToTheFelt() {
        assertThat(arranger.first(tableau("5-5")).spots().get(0).isFlat()).isFalse();
    }

    @Test
    void tilesGoOnStraightAndADoubleLiesCrosswise() {
        assertThat(Boardroom.text(laid("6-4", "6-4, 4-4 on 6-4, 6-1 on 6-4"))).isEqualTo("""
                        44
                        4444666611
                        4444666611
                        44
                        """);
    }

    @Test
    void aLineOfMoreThanSixAndAHalfTilesTurns() {
        Arrangement board = laid("6-5", "6-5, 5-4 on 6-5, 4-3 on 5-4, 3-2 on 4-3, 2-1 on 3-2, 1-0 on 2-1, 6-0 on 1-0");

        assertThat(Inspection.of(board).longestLine()).isLessThanOrEqualTo(26);
        assertThat(board.corners()).isPositive();
    }

    @Test
    void aTileLiesWhereItWasShownToLand() {
        Arrangement before = laid("6-4", "6-4, 4-4 on 6-4");
        Landing shown = arranger.landings(before, Tile.of("4-2")).get(0);

        Arrangement after = arranger.next(before, tableau("6-4, 4-4 on 6-4, 4-2 on 4-4 far"));

        assertThat(shown.isClear()).isTrue();
        assertThat(after.spots().get(2)).isEqualTo(shown.spot());
        assertThat(after.movedSince(before)).isEmpty();
    }

    @Test
    void theOpenEndsAreAtTheEdgesOfTheirTiles() {
        Arrangement board = arranger.first(tableau("6-4"));

        assertThat(board.anchors())
                .extracting(Anchor::x, Anchor::y, Anchor::direction)
                .containsExactly(tuple(2, 0, 0), tuple(-2, 0, 2));
    }

    @Test
    void aTableauThatDoesNotFollowIsRefused() {
        Arrangement before = arranger.first(tableau("6-4"));

        assertThatThrownBy(() -> arranger.next(before, tableau("6-4"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> arranger.next(before, tableau("5-4, 5-2 on 5-4")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void codesLayTheSameBoardAgain() {
        for (List<Tableau> round : Boardroom.rounds(RuleSet.FIVES, 20)) {
            for (Arrangement board : Boardroom.lay(arranger, round)) {
                Arrangement restored = new Arranger(WIDE, 6).restored(board.tableau(), board.codes());

                assertThat(restored.spots()).isEqualTo(board.spots());
                assertThat(restored.codes()).isEqualTo(board.codes());
                assertThat(restored.anchors()).isEqualTo(board.anchors());
            }
        }
    }

    @Test
    void invalidPlacementCodesAreRefusedByName() {
        Tableau tableau = tableau("6-4, 4-2 on 6-4");

        for (String codes : List.of(
                "", "e", "x0,0:a", "e0,0:", "e0,0:aa", "e0,0:z", "e0,0:b", "e,0:a", "e0,1x:a", "e99999999,0:a")) {
            assertThatThrownBy(() -> arranger.restored(tableau, codes))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining(codes);
        }
    }

    @Test
    void codesThatLayTilesOverOneAnotherAreRefused() {
        Tableau twoArms = tableau("5-5, 5-3 on 5-5 near, 5-2 on 5-5 far");

        assertThatThrownBy(() -> arranger.restored(twoArms, "e0,0:aa"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("e0,0:aa");
    }

    private Arrangement laid(String lead, String plays) {
        Arrangement board = arranger.first(tableau(lead));
        int comma = plays.indexOf(", ");
        while (comma >= 0) {
            comma = plays.indexOf(", ", comma + 1);
            board = arranger.next(board, tableau(comma < 0 ? plays : plays.substring(0, comma)));
        }
        return board;
    }

    private static Tableau tableau(String plays) {
        return Boards.lay(RuleSet.FIVES.doubles(), plays);
    }
}
