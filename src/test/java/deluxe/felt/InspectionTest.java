package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The inspection must be able to fail, or the boards that pass it prove nothing. */
class InspectionTest {
    private static final int FLAT = 0;
    private static final int UPRIGHT = 1;

    @Test
    void tilesEndToEndAreSound() {
        assertThat(inspected("6-4, 4-2 on 6-4", new Spot(0, 0, FLAT), new Spot(4, 0, FLAT)))
                .isEqualTo(new Inspection(0, 0, 0, 8, false));
    }

    @Test
    void tilesOverOneAnotherAreFound() {
        assertThat(inspected("6-4, 4-2 on 6-4", new Spot(0, 0, FLAT), new Spot(3, 0, FLAT))
                        .overlaps())
                .isEqualTo(1);
    }

    @Test
    void joinedTilesThatDoNotTouchAreFound() {
        assertThat(inspected("6-4, 4-2 on 6-4", new Spot(0, 0, FLAT), new Spot(5, 0, FLAT))
                        .apart())
                .isEqualTo(1);
    }

    @Test
    void tilesThatSeemJoinedAreFound() {
        Inspection inspection = inspected(
                "6-4, 4-2 on 6-4, 2-1 on 4-2", new Spot(0, 0, FLAT), new Spot(4, 0, FLAT), new Spot(3, 2, FLAT));

        assertThat(inspection.closeStrangers()).isEqualTo(1);
        assertThat(inspection.isSound()).isFalse();
    }

    @Test
    void theHalfAtACornerBelongsToBothLines() {
        assertThat(inspected("6-4, 4-2 on 6-4", new Spot(0, 0, FLAT), new Spot(1, 3, UPRIGHT))
                        .longestLine())
                .isEqualTo(6);
    }

    private static Inspection inspected(String plays, Spot... spots) {
        Tableau tableau = Boards.lay(RuleSet.FIVES.doubles(), plays);
        Felt felt = new Felt(900, 360);
        Bounds frame = new Bounds(0, 0, 0, 0);
        return Inspection.of(
                new Arrangement(felt, tableau, new int[spots.length], 0, 0, List.of(spots), List.of(), frame));
    }
}
