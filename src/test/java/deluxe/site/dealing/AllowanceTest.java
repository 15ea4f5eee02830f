package deluxe.site.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.lobby.KeptIntent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllowanceTest {
    private final List<KeptIntent> kept = new ArrayList<>(List.of(new KeptIntent(0, 0, 0, 0, "")));

    private void keep(int allowedMillis, int tripMillis) {
        kept.add(new KeptIntent(kept.size(), 10_000L - allowedMillis, 10_000, tripMillis, "go-on"));
    }

    @Test
    void aShortWayIsAllowedInFull() {
        assertThat(Allowance.millis(kept, 40)).isEqualTo(40);
    }

    @Test
    void aWayThatWasNotMeasuredIsCounted() {
        assertThat(Allowance.millis(kept, 0)).isZero();
    }

    @Test
    void theShortestOfTheLastEightTripsIsTheWay() {
        keep(0, 30);
        for (int trip = 0; trip < 6; trip++) {
            keep(0, 90);
        }
        assertThat(Allowance.millis(kept, 200)).isEqualTo(30);
        keep(0, 90);
        assertThat(Allowance.millis(kept, 200)).isEqualTo(90);
    }

    @Test
    void aLongWayIsAllowedAQuarterOfASecondAndWhatWasSavedUp() {
        assertThat(Allowance.millis(kept, 900)).isEqualTo(250);
        keep(0, 900);
        keep(0, 900);
        assertThat(Allowance.millis(kept, 900)).isEqualTo(750);
        keep(750, 900);
        assertThat(Allowance.millis(kept, 900)).isEqualTo(250);
        for (int saved = 0; saved < 40; saved++) {
            keep(0, 5_000);
        }
        assertThat(Allowance.millis(kept, 5_000)).isEqualTo(2_000);
    }
}
