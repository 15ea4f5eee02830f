package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.tournament.DealKey;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What only the site's servers know. From it come seeds that nobody can foresee and tokens that nobody can forge. */
public final class Secret {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 32;
    private static final int SEED_DIGITS = 32;
    private static final int ID_DIGITS = 16;

    private final byte[] key;

    private Secret(byte[] key) {
        this.key = key;
    }

    public static Secret made(SecureRandom random) {
        byte[] key = new byte[BYTES];
        random.nextBytes(key);
        return new Secret(key);
    }

    /** Reads what {@link #hex} wrote. The refusal doesn't quote it. */
    public static Secret of(String hex) {
        if (hex.length() != 2 * BYTES || !hex.chars().allMatch(HexFormat::isHexDigit)) {
            throw new Malformed("a secret has " + 2 * BYTES + " hexadecimal digits");
        }
        return new Secret(HexFormat.of().parseHex(hex));
    }

    public String hex() {
        return HexFormat.of().formatHex(key);
    }

    /** Names this secret without telling it. */
    public String id() {
        return signature("id", "").substring(0, ID_DIGITS);
    }

    /** The seed of a tournament. */
    public Seed seed(String tournament) {
        return Seed.of(signature("seed", tournament).substring(0, SEED_DIGITS));
    }

    /** The key from which the matches of a heat are dealt. */
    DealKey key(String heat) {
        return new DealKey(signature("key", heat), signature("salt", heat));
    }

    /** What only somebody with this secret can write below a text. */
    public String signature(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal((purpose + ' ' + text).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + ALGORITHM, missing);
        }
    }
}
