package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tiles go straight on first, and join a double at its long sides first. */
class StraightRunsTest {
    private static final RuleSet FIVES = RuleSet.FIVES.with(RuleOption.TARGET, "500");
    private static final int EARLY = 5;

    /** The felts of 844x390, 568x320, 500x300, 375x667, 320x568, and of 900x600, 844x390 and 500x300 with open hands. */
    @ParameterizedTest
    @CsvSource({
        "804,218,39",
        "535,152,39",
        "469,133,39",
        "337,392,42",
        "287,227,38",
        "842,308,59",
        "804,185,39",
        "469,105,39"
    })
    void aDoublesLongSidesAreTakenFirstOnEveryFelt(int width, int height, int handTile) {
        Arranger arranger = new Arranger(new Felt(width, height, handTile), 6);
        for (List<Tableau> round : Boardroom.rounds(FIVES, 60)) {
            for (Arrangement board : Boardroom.lay(arranger, early(round))) {
                for (int tile = 1; tile < board.spots().size(); tile++) {
                    int on = board.tableau().parent(tile);
                    boolean isDue = board.tableau().connections(on) <= 2;
                    assertThat(isAtShortEnd(board, tile, on) || (isDue && isAtShortEnd(board, on, tile)))
                            .as(board.tableau() + " " + board.codes())
                            .isFalse();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"804,218,39", "535,152,39", "469,133,39", "842,308,59", "804,185,39", "469,105,39"})
    void theSecondTileOfADoubleLiesOppositeTheFirst(int width, int height, int handTile) {
        Arranger arranger = new Arranger(new Felt(width, height, handTile), 6);
        Arrangement board = arranger.first(tableau("6-3"));
        board = arranger.next(board, tableau("6-3, 6-6 on 6-3"));
        board = arranger.next(board, tableau("6-3, 6-6 on 6-3, 6-4 on 6-6 far"));

        assertThat(Boardroom.text(board)).isEqualTo("""
                    66
                3366666644
                3366666644
                    66
                """);
    }

    /** The felts of 375x667, 360x740, 390x844 and 430x932. */
    @ParameterizedTest
    @CsvSource({"337,392,42", "323,471,40", "350,562,44", "387,632,48"})
    void fiveTilesLieStraightOnAPortraitPhone(int width, int height, int handTile) {
        Felt felt = new Felt(width, height, handTile);
        Arranger arranger = new Arranger(felt, 6);
        for (List<Tableau> round : Boardroom.rounds(FIVES, 60)) {
            Arrangement board = arranger.first(round.get(0));
            for (Tableau tableau : early(round).subList(1, early(round).size())) {
                board = arranger.next(board, tableau);
                assertThat(board.corners()).as(board.codes()).isZero();
            }
        }
    }

    @Test
    void aBoardThatHadToTurnIsLaidStraightWhenItsFeltGrows() {
        Tableau tableau = tableau("6-4, 4-2 on 6-4, 2-1 on 4-2");
        Arrangement turned = new Arranger(new Felt(337, 280, 42), 6).restored(tableau, "e0,0:ar");

        Arrangement grown = new Arranger(new Felt(337, 392, 42), 6).goOn(turned).arrangement();

        assertThat(turned.corners()).isOne();
        assertThat(grown.corners()).isZero();
    }

    @Test
    void aBoardOfAFewTilesIsLaidAnewWhenTheDeviceTurns() {
        Felt flat = new Felt(804, 218, 39);
        Arranger arranger = new Arranger(flat, 6);
        Arrangement two = arranger.next(arranger.first(tableau("6-4")), tableau("6-4, 4-2 on 6-4"));

        Arrangement upright = new Arranger(new Felt(350, 562, 44), 6).goOn(two).arrangement();

        assertThat(two.spots()).allMatch(Spot::isFlat);
        assertThat(upright.spots()).noneMatch(Spot::isFlat);
        assertThat(arranger.goOn(upright).arrangement().spots()).allMatch(Spot::isFlat);
    }

    @Test
    void aBoardNearlyAlwaysStaysAsItIsWhenItsFeltChangesALittle() {
        int moved = 0;
        for (List<Tableau> round : Boardroom.rounds(FIVES, 60)) {
            List<Arrangement> boards = Boardroom.lay(new Arranger(new Felt(842, 353, 59), 6), round);
            Arrangement last = boards.get(boards.size() - 1);
            Arrangement next =
                    new Arranger(new Felt(842, 352, 59), 6).goOn(last).arrangement();
            moved += next.movedSince(last).isEmpty() ? 0 : 1;
        }
        assertThat(moved).isLessThan(12);
    }

    private static List<Tableau> early(List<Tableau> round) {
        return round.subList(0, Math.min(EARLY, round.size()));
    }

    private static boolean isAtShortEnd(Arrangement board, int doubled, int neighbour) {
        if (!board.tableau().tile(doubled).isDouble()) {
            return false;
        }
        Spot spot = board.spots().get(doubled);
        Spot other = board.spots().get(neighbour);
        int away = spot.isFlat() ? Math.abs(spot.x() - other.x()) : Math.abs(spot.y() - other.y());
        int reach = spot.isFlat() ? other.halfWidth() : other.halfHeight();
        return away >= 2 + reach;
    }

    private static Tableau tableau(String plays) {
        return Boards.lay(RuleSet.FIVES.doubles(), plays);
    }
}
