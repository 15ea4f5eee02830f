package deluxe.stage.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThrowCheckTest {
    @Test
    void theJvmComputesTheKnownDigest() {
        assertThat(ThrowCheck.digest()).isEqualTo(ThrowCheck.RIGHT);
    }
}
