package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretTest {
    private static final long NOW = 1_900_000_000_000L;
    private static final Token ANA = new Token("ana", NOW);

    private final Secret old = Secret.made(new SecureRandom());
    private final Secret current = Secret.made(new SecureRandom());
    private final Secrets secrets = Secrets.read(current.hex() + "\n\n" + old.hex() + "\n");

    @Test
    void aTokenNamesItsPlayer() {
        assertThat(read(ANA.signed(current), NOW)).contains(ANA);
    }

    @Test
    void aTokenChangedAnywhereNamesNobody() {
        String token = ANA.signed(current);
        for (int at = 0; at < token.length(); at++) {
            String forged = token.substring(0, at) + (token.charAt(at) == 'a' ? 'b' : 'a') + token.substring(at + 1);

            assertThat(read(forged, NOW)).isEmpty();
        }
        assertThat(read("", NOW)).isEmpty();
        assertThat(read("ana..", NOW)).isEmpty();
        assertThat(read(ANA.signed(Secret.made(new SecureRandom())), NOW)).isEmpty();
    }

    @Test
    void aTokenEndsAfterNinetyDays() {
        long days = Duration.ofDays(90).toMillis();

        assertThat(read(ANA.signed(current), NOW + days - 1)).contains(ANA);
        assertThat(read(ANA.signed(current), NOW + days)).isEmpty();
    }

    /** It would be good for longer than any other. */
    @Test
    void aTokenFromAClockThatRanAheadIsNotTaken() {
        long hour = Duration.ofHours(1).toMillis();

        assertThat(read(new Token("ana", NOW + hour - 1).signed(current), NOW)).isNotEmpty();
        assertThat(read(new Token("ana", NOW + hour).signed(current), NOW)).isEmpty();
    }

    @Test
    void anOlderSecretStillProvesTokensAndGivesSeedsUntilItsLineSaysOtherwise() {
        Secrets onlySeeds = Secrets.read(current.hex() + "\n" + old.hex() + " seeds");

        assertThat(read(ANA.signed(old), NOW)).contains(ANA);
        assertThat(Token.read(ANA.signed(old), onlySeeds, NOW)).isEmpty();
        assertThat(onlySeeds.seed(old.id(), "t-1")).contains(old.seed("t-1"));
        assertThat(onlySeeds.current().hex()).isEqualTo(current.hex());
        assertThat(onlySeeds.seed("another", "t-1")).isEmpty();
    }

    @Test
    void aSecretIsTheSameOnceWrittenAndRead() {
        assertThat(Secret.of(current.hex()).seed("x")).isEqualTo(current.seed("x"));
        assertThat(Secret.of(current.hex()).id()).isEqualTo(current.id()).isNotEqualTo(old.id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "abc", "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdeg"})
    void whatIsNoSecretIsRefusedAndNotQuoted(String lines) {
        assertThatThrownBy(() -> Secrets.read(lines))
                .message()
                .contains("secret")
                .doesNotContain("abcdeg")
                .hasLineCount(1);
    }

    private Optional<Token> read(String text, long nowMillis) {
        return Token.read(text, secrets, nowMillis);
    }
}
