package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where only one double is a spinner, the board is a line or a cross. */
class CrossTest {
    private static final Felt FLAT = new Felt(900, 360);

    @Test
    void aLineHasNoLimitButTheFelt() {
        String plays = "6-5, 5-4 on 6-5, 4-3 on 5-4, 3-2 on 4-3, 2-1 on 3-2, 1-0 on 2-1, 6-0 on 1-0";

        assertThat(laid(RuleSet.ALL_FIVES, plays).corners()).isZero();
        assertThat(laid(RuleSet.FIVES, plays).corners()).isPositive();
    }

    @Test
    void theSpinnerStaysNearTheMiddleOfNearlyEveryBoard() {
        int outside = 0;
        for (List<Tableau> round : Boardroom.rounds(RuleSet.MUGGINS, 200)) {
            List<Arrangement> laid = Boardroom.lay(new Arranger(FLAT, 6), round);
            Arrangement last = laid.get(laid.size() - 1);
            Bounds bounds = last.bounds();
            // Muggins is nearly always led by a double, which is the spinner.
            int fromMiddle = Math.abs(2 * last.spots().get(0).x() - bounds.left() - bounds.right());
            outside += 10 * fromMiddle > 6 * bounds.width() ? 1 : 0;
        }
        assertThat(outside).isLessThan(25);
    }

    private static Arrangement laid(RuleSet rules, String plays) {
        Arranger arranger = new Arranger(FLAT, 6);
        Arrangement board = null;
        int comma = -1;
        do {
            comma = plays.indexOf(", ", comma + 1);
            Tableau tableau = Boards.lay(rules.doubles(), comma < 0 ? plays : plays.substring(0, comma));
            board = board == null ? arranger.first(tableau) : arranger.next(board, tableau);
        } while (comma >= 0);
        return board;
    }
}
