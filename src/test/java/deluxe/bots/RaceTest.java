package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Whole;
import org.junit.jupiter.api.Test;

class RaceTest {
    @Test
    void whoReachesTheTargetHasWon() {
        assertThat(Race.chance(-5, 5, 0)).isEqualTo(Race.CERTAIN);
        assertThat(Race.chance(5, 0, 0)).isZero();
    }

    @Test
    void whoNeedsAsMuchAsTheOtherWinsHalfOfTheTime() {
        assertThat(Race.chance(40, 40, 0)).isEqualTo(Race.CERTAIN / 2);
    }

    @Test
    void whatOneGainsTheOtherLoses() {
        for (int need = 5; need <= 500; need += 5) {
            assertThat(Race.chance(need, 60, 0) + Race.chance(60, need, 0)).isEqualTo(Race.CERTAIN);
        }
    }

    @Test
    void everyPointHelpsAndMostOfAllNearTheTarget() {
        for (int need = 10; need <= 100; need += 5) {
            assertThat(Race.chance(need - 5, 50, 0)).isGreaterThan(Race.chance(need, 50, 0));
        }
        int late = Race.chance(15, 20, 0) - Race.chance(20, 20, 0);
        int early = Race.chance(95, 100, 0) - Race.chance(100, 100, 0);
        assertThat(late).isGreaterThan(early);
    }

    @Test
    void leadingTheNextRoundHelpsAsPointsDo() {
        assertThat(Race.chance(40, 40, 5)).isGreaterThan(Race.CERTAIN / 2);
        assertThat(Race.chance(40, 40, -5)).isLessThan(Race.CERTAIN / 2);
    }

    @Test
    void rootsAreRoundedDown() {
        for (int square = 1; square < 300_000; square++) {
            int root = Whole.root(square);
            assertThat(root * root <= square && (root + 1) * (root + 1) > square)
                    .as("root of %d", square)
                    .isTrue();
        }
    }
}
