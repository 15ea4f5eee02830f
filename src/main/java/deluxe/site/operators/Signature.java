package deluxe.site.operators;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Says who sent a message and when, and that nobody has changed it.
 *
 * @param name the operator's
 * @param mac HMAC-SHA256 of the time, a new line and the message, in hexadecimal digits
 */
public record Signature(String name, long atMillis, String mac) {
    public static final String HEADER = "Deluxe-Signature";

    private static final String ALGORITHM = "HmacSHA256";
    private static final int PARTS = 3;
    private static final int MOST_DIGITS = 15;

    public static Signature of(String name, String key, long atMillis, String message) {
        return new Signature(name, atMillis, mac(key, atMillis, message));
    }

    /** Reads what {@link #text} wrote; nothing if that is not how it looks. */
    static Optional<Signature> read(String text) {
        String[] parts = text.split(" ", -1);
        boolean isReadable = parts.length == PARTS
                && !parts[1].isEmpty()
                && parts[1].length() <= MOST_DIGITS
                && parts[1].chars().allMatch(letter -> letter >= '0' && letter <= '9');
        return isReadable ? Optional.of(new Signature(parts[0], Long.parseLong(parts[1]), parts[2])) : Optional.empty();
    }

    public String text() {
        return name + ' ' + atMillis + ' ' + mac;
    }

    boolean isBy(String key, String message) {
        return MessageDigest.isEqual(
                mac.getBytes(StandardCharsets.UTF_8),
                mac(key, atMillis, message).getBytes(StandardCharsets.UTF_8));
    }

    private static String mac(String key, long atMillis, String message) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), ALGORITHM));
            byte[] signed = (atMillis + "\n" + message).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(mac.doFinal(signed));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + ALGORITHM, missing);
        }
    }
}
