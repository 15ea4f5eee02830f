package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import org.junit.jupiter.api.Test;

class TipTallyTest {
    private static final int LIMIT = 26;
    private static final Felt WIDE = new Felt(900, 360);

    @Test
    void aDoublesTipCountsWhereItsLongSideWasFree() {
        assertThat(report(WIDE, LIMIT, "6-3, 6-6 on 6-3, 6-4 on 6-6 far", "ar")).startsWith("tips 100.00 %");
        assertThat(report(WIDE, LIMIT, "6-3, 6-6 on 6-3, 6-4 on 6-6 far", "aa")).startsWith("tips 0.00 %");
    }

    @Test
    void aDoubleInLineCountsWhereItFittedCrosswise() {
        assertThat(report(WIDE, LIMIT, "6-3, 6-6 on 6-3", "A")).contains("doubles in line 100.00 %");
        assertThat(report(WIDE, LIMIT, "6-3, 6-6 on 6-3", "a")).contains("doubles in line 0.00 %");
    }

    @Test
    void aTurnCountsUnlessTheLineWouldBeOverTheLimitOrTheViewShrinkMuch() {
        String line = "6-4, 4-2 on 6-4, 2-1 on 4-2";

        assertThat(report(WIDE, LIMIT, line, "ar")).endsWith("turns 100.00 %");
        assertThat(report(WIDE, LIMIT, line, "aa")).endsWith("turns 0.00 %");
        assertThat(report(WIDE, 10, line, "ar")).endsWith("turns 0.00 %");
        assertThat(report(new Felt(200, 360), LIMIT, line, "ar")).endsWith("turns 0.00 %");
    }

    private static String report(Felt felt, int longestLine, String plays, String hinges) {
        Tableau tableau = Boards.lay(RuleSet.FIVES.doubles(), plays);
        TipTally tally = new TipTally(longestLine);
        tally.inspect(new Arranger(felt, 6).restored(tableau, "e0,0:" + hinges));
        return tally.report();
    }
}
