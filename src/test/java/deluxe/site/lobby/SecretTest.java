package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

class SecretTest {
    private final Secret secret = Secret.made(new SecureRandom());

    @Test
    void aTokenNamesItsPlayer() {
        assertThat(secret.playerOf(secret.token("ana"))).contains("ana");
    }

    @Test
    void aTokenChangedAnywhereNamesNobody() {
        String token = secret.token("ana");
        for (int at = 0; at < token.length(); at++) {
            String forged = token.substring(0, at) + (token.charAt(at) == 'a' ? 'b' : 'a') + token.substring(at + 1);

            assertThat(secret.playerOf(forged)).isEmpty();
        }
        assertThat(secret.playerOf("")).isEmpty();
        assertThat(secret.playerOf("ana.")).isEmpty();
        assertThat(Secret.made(new SecureRandom()).playerOf(token)).isEmpty();
    }

    @Test
    void aSecretIsTheSameOnceWrittenAndRead() {
        assertThat(Secret.of(secret.hex()).seed("x")).isEqualTo(secret.seed("x"));
        assertThatThrownBy(() -> Secret.of("abc")).hasMessageContaining("64");
    }
}
