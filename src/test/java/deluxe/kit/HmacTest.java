package deluxe.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class HmacTest {
    private static final HexFormat HEX = HexFormat.of();

    /** FIPS 180-4's own example. */
    @Test
    void theHashOfAbcIsTheStandards() {
        assertThat(HEX.formatHex(Hmac.sha256("abc".getBytes(StandardCharsets.US_ASCII))))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    /** RFC 4231's second example. */
    @Test
    void theHmacOfWhatJefeWantsIsTheStandards() {
        byte[] key = "Jefe".getBytes(StandardCharsets.US_ASCII);
        byte[] message = "what do ya want for nothing?".getBytes(StandardCharsets.US_ASCII);

        assertThat(HEX.formatHex(Hmac.of(key, message)))
                .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    @Test
    void everyLengthOfMessageAndKeyGivesWhatJavaGives() throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        Mac mac = Mac.getInstance("HmacSHA256");
        Random random = new Random(1);
        for (int length = 1; length <= 300; length++) {
            byte[] message = new byte[length];
            byte[] key = new byte[1 + random.nextInt(150)];
            random.nextBytes(message);
            random.nextBytes(key);
            mac.init(new SecretKeySpec(key, "HmacSHA256"));

            assertThat(Hmac.sha256(message)).isEqualTo(digest.digest(message));
            assertThat(Hmac.of(key, message)).isEqualTo(mac.doFinal(message));
        }
    }
}
