package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayCheckTest {
    @Test
    void theJvmPlaysRight() {
        assertThat(PlayCheck.digest()).isEqualTo(PlayCheck.RIGHT);
    }
}
