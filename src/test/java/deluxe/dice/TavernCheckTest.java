package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TavernCheckTest {
    @Test
    void theJvmPlaysRightInTheTavern() {
        assertThat(TavernCheck.digest()).isEqualTo(TavernCheck.RIGHT);
    }
}
