package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayCheckTest {
    @Test
    void theJvmComputesTheKnownDigest() {
        assertThat(PlayCheck.digest()).isEqualTo(PlayCheck.RIGHT);
    }
}
