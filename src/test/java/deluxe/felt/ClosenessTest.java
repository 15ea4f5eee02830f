package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ClosenessTest {
    private final Closeness closeness = new Closeness(new Felt(900, 360));

    @Test
    void theLogarithmIsExactForPowersOfTwoAndCloseBetween() {
        assertThat(Closeness.log2(1)).isZero();
        assertThat(Closeness.log2(1 << 20)).isEqualTo(20 * Closeness.OCTAVE);
        for (int value = 3; value < 2_000_000; value = value * 5 / 4 + 1) {
            double exact = Math.log(value) / Math.log(2) * Closeness.OCTAVE;
            assertThat(Closeness.log2(value)).isCloseTo((int) exact, within(4));
        }
    }

    @Test
    void theZoomIsThatOfTheTighterSide() {
        assertThat(closeness.at(10, 16)).isEqualTo(closeness.at(20, 16));
        assertThat(closeness.at(48, 16)).isLessThan(closeness.at(20, 16));
    }

    @Test
    void aCloserZoomIsNeverWorthLess() {
        int before = Integer.MIN_VALUE;
        for (int cells = 200; cells > 0; cells--) {
            int worth = closeness.worth(closeness.at(cells, cells));
            assertThat(worth).isGreaterThanOrEqualTo(before);
            before = worth;
        }
    }

    @Test
    void moreTilesThanUsualAreAllowedASmallerZoom() {
        int zoom = closeness.at(20, 20);

        assertThat(closeness.isAlarming(zoom)).isTrue();
        closeness.expect(50);
        assertThat(closeness.isAlarming(zoom)).isFalse();
    }
}
