package deluxe.site.lobby;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;

/**
 * Proves to the site that its bearer is a player. It ends after a while; whoever has the key of the player's name then gets another.
 *
 * @param player the player's id
 */
record Token(String player, long issuedMillis) {
    private static final String PURPOSE = "player";
    private static final int RADIX = 36;
    private static final int PARTS = 3;
    private static final long VALID_MILLIS = Duration.ofDays(90).toMillis();
    /** Servers' clocks differ a little. */
    private static final long EARLY_MILLIS = Duration.ofHours(1).toMillis();

    String signed(Secret secret) {
        String claim = player + '.' + Long.toString(issuedMillis, RADIX);
        return claim + '.' + secret.signature(PURPOSE, claim);
    }

    /** The token that this text is, unless it was made up or has ended. */
    static Optional<Token> read(String text, Secrets secrets, long nowMillis) {
        String[] parts = text.split("\\.", -1);
        boolean isGenuine = parts.length == PARTS
                && secrets.forTokens().stream().anyMatch(secret -> isSigned(text, parts[0] + '.' + parts[1], secret));
        if (!isGenuine) {
            return Optional.empty();
        }
        Token token = new Token(parts[0], Long.parseLong(parts[1], RADIX));
        return Optional.of(token).filter(genuine -> genuine.isValidAt(nowMillis));
    }

    private static boolean isSigned(String text, String claim, Secret secret) {
        String signed = claim + '.' + secret.signature(PURPOSE, claim);
        return MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), signed.getBytes(StandardCharsets.UTF_8));
    }

    private boolean isValidAt(long nowMillis) {
        return nowMillis < issuedMillis + VALID_MILLIS && nowMillis > issuedMillis - EARLY_MILLIS;
    }
}
