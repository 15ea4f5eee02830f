package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActsTest {
    private static final int PACE_MILLIS = 1000;
    private static final Terms TERMS = terms("m-1");
    private static final String RECORD = Records.whole(TERMS, Difficulty.HARD, PACE_MILLIS);

    @Test
    void aCopyUnderAnotherNameWithOtherTimesAndPausesHasTheSameActs() throws Exception {
        String slower = Records.whole(terms("m-2"), Difficulty.HARD, 3 * PACE_MILLIS);
        String paused = RECORD.replace("0 round 1\n", "0 round 1\n0 pause\n0 resume 60000\n");

        assertThat(slower).isNotEqualTo(RECORD);
        assertThat(acts(RECORD).digest()).isPresent();
        assertThat(acts(slower)).isEqualTo(acts(RECORD));
        assertThat(acts(paused)).isEqualTo(acts(RECORD));
    }

    @Test
    void anotherGameOnTheSameDealsHasOtherActs() throws Exception {
        assertThat(acts(Records.whole(TERMS, Difficulty.EASY, PACE_MILLIS)).digest())
                .isPresent()
                .isNotEqualTo(acts(RECORD).digest());
    }

    /** Many end their match after a tile or two, and they need not know of one another. */
    @Test
    void aMatchWithFewChoicesIsComparedWithNoOther() throws Exception {
        Acts acts = acts(Records.endedAtOnce(TERMS, 3));

        assertThat(acts.choices()).isEqualTo(1);
        assertThat(acts.digest()).isEmpty();
    }

    private static Acts acts(String record) throws Exception {
        return Acts.of(ScoreSheet.read(record));
    }

    private static Terms terms(String match) {
        return Options.read(List.of(
                        new Option("match", match),
                        new Option("seed", "00000000000000000000000000c0ffee"),
                        new Option("rules", "fives"),
                        new Option("difficulty", "hard")))
                .terms()
                .orElseThrow();
    }
}
