package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What only the site's servers know. From it come seeds that nobody can foresee and tokens that nobody can forge. */
public final class Secret {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 32;
    private static final int SEED_DIGITS = 32;

    private final byte[] key;

    private Secret(byte[] key) {
        this.key = key;
    }

    public static Secret made(SecureRandom random) {
        byte[] key = new byte[BYTES];
        random.nextBytes(key);
        return new Secret(key);
    }

    /** Reads what {@link #hex} wrote. */
    public static Secret of(String hex) {
        if (hex.length() != 2 * BYTES) {
            throw new Malformed("a secret has " + 2 * BYTES + " hexadecimal digits, not " + hex.length());
        }
        return new Secret(HexFormat.of().parseHex(hex));
    }

    public String hex() {
        return HexFormat.of().formatHex(key);
    }

    /** The seed of a tournament. */
    public Seed seed(String tournament) {
        return Seed.of(signature("seed", tournament).substring(0, SEED_DIGITS));
    }

    /** Proves to the site that its bearer is this player. */
    public String token(String player) {
        return player + '.' + signature("player", player);
    }

    /** The player whose token this is, if it is one. */
    public Optional<String> playerOf(String token) {
        int dot = token.indexOf('.');
        String player = token.substring(0, Math.max(dot, 0));
        boolean genuine = MessageDigest.isEqual(bytes(token), bytes(token(player)));
        return genuine ? Optional.of(player) : Optional.empty();
    }

    private String signature(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(bytes(purpose + ' ' + text)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + ALGORITHM, missing);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
