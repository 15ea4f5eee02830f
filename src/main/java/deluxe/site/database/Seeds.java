package deluxe.site.database;

import deluxe.kit.Seed;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Secrets;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Keeps the seeds of tournaments that are not final out of the database. Each follows from one of the site's secrets, which are not
 * there; and in records a sign stands for it that no record has, because records are ASCII.
 */
final class Seeds {
    private static final String SIGN = "\u00a7";

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
        return secrets.seed(secret, tournament)
                .orElseThrow(() -> new LedgerFailure(
                        "The tournament " + tournament + " was announced with the secret " + secret
                                + ", which this server doesn't have: put its line back into the secret file, below the first",
                        null));
    }

    static String hide(String text, Seed seed) {
        return text.replace(seed.hex(), SIGN);
    }

    static String show(String text, Seed seed) {
        return text.replace(SIGN, seed.hex());
    }
}
