package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import org.junit.jupiter.api.Test;

/** The whole game, table and all, on a device that sleeps whenever it likes. */
class SleepingDeviceTest {
    private static final int GAMES = Boolean.getBoolean("tests.all") ? 30 : 8;
    private static final int MOST_MOMENTS = 3000;

    @Test
    void theTableKeepsUpWithWhatHappenedMeanwhileAndTheRecordIsConfirmed() {
        for (int seed = 1; seed <= GAMES; seed++) {
            Rng rng = Rng.derive(Seed.of("51ee9"), 1, seed);
            OnADesk desk = OnADesk.inPlay(Integer.toHexString(seed));
            for (int moment = 0; moment < MOST_MOMENTS && desk.results().isEmpty(); moment++) {
                if (rng.below(6) == 0) {
                    desk.clock.sleep(rng.below(4000));
                }
                desk.pass((double) rng.below(800));
                if (desk.isPlayersTurn()) {
                    desk.act();
                }
            }

            assertThat(desk.results()).isPresent();
            assertThat(Verification.verify(desk.record())).isInstanceOf(Verdict.Confirmed.class);
        }
    }
}
