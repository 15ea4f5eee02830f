package deluxe.site.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllowanceTest {
    private final Allowance allowance = new Allowance();
    private int moves;

    private void move(int allowedMillis, int tripMillis) {
        moves++;
        allowance.taken(allowedMillis, tripMillis, moves);
    }

    @Test
    void aShortWayIsAllowedInFull() {
        assertThat(allowance.millis(40)).isEqualTo(40);
    }

    @Test
    void aWayThatWasNotMeasuredIsCounted() {
        assertThat(allowance.millis(0)).isZero();
    }

    @Test
    void theShortestOfTheLastEightTripsIsTheWay() {
        move(0, 30);
        for (int trip = 0; trip < 6; trip++) {
            move(0, 90);
        }
        assertThat(allowance.millis(200)).isEqualTo(30);
        move(0, 90);
        assertThat(allowance.millis(200)).isEqualTo(90);
    }

    @Test
    void aLongWayIsAllowedAQuarterOfASecondAndWhatWasSavedUp() {
        assertThat(allowance.millis(900)).isEqualTo(250);
        move(0, 900);
        move(0, 900);
        assertThat(allowance.millis(900)).isEqualTo(750);
        move(750, 900);
        assertThat(allowance.millis(900)).isEqualTo(250);
        for (int saved = 0; saved < 40; saved++) {
            move(0, 5_000);
        }
        assertThat(allowance.millis(5_000)).isEqualTo(2_000);
    }

    @Test
    void onlyMovesEarn() {
        move(250, 900);
        for (int idle = 0; idle < 100; idle++) {
            allowance.taken(0, 900, moves);
        }
        assertThat(allowance.millis(900)).isEqualTo(250);
    }
}
