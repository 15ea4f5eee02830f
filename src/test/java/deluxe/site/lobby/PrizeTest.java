package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrizeTest {
    private static final List<String> PRIZES = List.of("Gold", "Silver", "Bronze");

    @Test
    void whoIsAloneAtARankWinsItsPrize() {
        assertThat(Prize.of(PRIZES, 2, 1)).isEqualTo(new Prize(List.of("Silver"), 1));
    }

    @Test
    void thoseWithEqualTotalsShareThePrizesOfThePlacesTheyTake() {
        assertThat(Prize.of(PRIZES, 1, 2)).isEqualTo(new Prize(List.of("Gold", "Silver"), 2));
        assertThat(Prize.of(PRIZES, 3, 5)).isEqualTo(new Prize(List.of("Bronze"), 5));
        assertThat(Prize.of(PRIZES, 1, 50)).isEqualTo(new Prize(PRIZES, 50));
    }
}
