package deluxe.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SelfCheckTest {
    @Test
    void theJvmCalculatesCorrectly() {
        assertThat(SelfCheck.digest()).isEqualTo(SelfCheck.RIGHT);
    }

    @Test
    void oneChangeAnywhereChangesTheDigest() {
        String digest = new Digest().add(1).add("ab").add("c").hex();

        assertThat(new Digest().add(2).add("ab").add("c").hex()).isNotEqualTo(digest);
        assertThat(new Digest().add(1).add("a").add("bc").hex()).isNotEqualTo(digest);
        assertThat(new Digest().add(1).add("c").add("ab").hex()).isNotEqualTo(digest);
    }
}
