package deluxe.site.database;

import deluxe.kit.Seed;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Secrets;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.DealKey;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Keeps the seeds of tournaments that are not final out of the database, and the keys of their sealed matches. Each follows from one of
 * the site's secrets, which are not there; and in records a sign stands for it that no record has, because records are ASCII.
 */
final class Seeds {
    private static final String SEED_SIGN = "\u00a7";
    private static final String KEY_SIGN = "\u00b6";
    private static final String SALT_SIGN = "\u00a4";

    private final Secrets secrets;

    Seeds(Secrets secrets) {
        this.secrets = secrets;
    }

    /** The seed of this tournament, whose row has the columns {@code secret} and {@code seed}. */
    Seed of(String tournament, ResultSet row) throws SQLException {
        String shown = row.getString("seed");
        return shown == null ? hidden(tournament, row.getString("secret")) : Seed.of(shown);
    }

    private Seed hidden(String tournament, String secret) {
        return secrets.seed(secret, tournament).orElseThrow(() -> missing(tournament, secret));
    }

    /** A text of a record as it is kept until the tournament is final. */
    String hide(String text, Tournament tournament, String heat) {
        if (!tournament.deals().areSealed()) {
            return text.replace(tournament.seed().hex(), SEED_SIGN);
        }
        DealKey key = secrets.key(tournament, heat);
        return text.replace(key.key(), KEY_SIGN).replace(key.salt(), SALT_SIGN);
    }

    /**
     * The text that was hidden.
     *
     * @param row has the columns {@code tournament}, {@code secret}, {@code seed} and {@code heat}
     */
    String show(String text, ResultSet row) throws SQLException {
        String tournament = row.getString("tournament");
        if (text.contains(KEY_SIGN)) {
            String secret = row.getString("secret");
            DealKey key = secrets.key(secret, row.getString("heat")).orElseThrow(() -> missing(tournament, secret));
            return text.replace(KEY_SIGN, key.key()).replace(SALT_SIGN, key.salt());
        }
        return text.contains(SEED_SIGN)
                ? text.replace(SEED_SIGN, of(tournament, row).hex())
                : text;
    }

    private static LedgerFailure missing(String tournament, String secret) {
        return new LedgerFailure(
                "The tournament " + tournament + " was announced with the secret " + secret
                        + ", which this server doesn't have: put its line back into the secret file, below the first",
                null);
    }
}
