package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.table.TextLines;
import org.junit.jupiter.api.Test;

/** What reviews found, summed up. */
class OwnTallyTest {
    private final OwnTally tally = new OwnTally();

    @Test
    void aGameWithFewerThanFiveChoicesHasNoAccuracy() {
        tally.add(new OwnJudgement(1, 4, 0, 10_000, 0));
        assertThat(tally.reviewed()).isOne();
        assertThat(tally.tellsAccuracy()).isFalse();
        tally.add(new OwnJudgement(2, 5, 100, 9000, 0));

        assertThat(tally.tellsAccuracy()).isTrue();
        assertThat(tally.accuracy()).isEqualTo(900);
        OwnTally read = OwnTally.read(TextLines.split(tally.text()));
        assertThat(read.accuracy()).isEqualTo(900);
    }

    @Test
    void anAccuracyIsRoundedAsInTheReview() {
        tally.add(new OwnJudgement(1, 20, 100, 9238, 0));

        assertThat(tally.accuracy()).isEqualTo(924);
    }

    @Test
    void sumsOfTheFirstVersionAreStillRead() {
        OwnTally read = OwnTally.read(TextLines.split("3 1 0 300 280 3 600 250 60 200 9 300 2 40 800 1800 500000010"));

        assertThat(read.games()).isEqualTo(3);
        assertThat(read.accuracy()).isEqualTo(900);
    }
}
