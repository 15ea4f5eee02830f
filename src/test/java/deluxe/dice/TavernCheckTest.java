package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TavernCheckTest {
    @Test
    void theJvmComputesTheKnownDigest() {
        assertThat(TavernCheck.digest()).isEqualTo(TavernCheck.RIGHT);
    }
}
