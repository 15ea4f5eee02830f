package deluxe.site.database;

import deluxe.site.lobby.Secrets;

/** Ledgers for tests, which all know the same secret. */
public final class Ledgers {
    public static final String SECRET = "0123456789abcdef".repeat(4);
    public static final Secrets SECRETS = Secrets.read(SECRET);

    private Ledgers() {}

    public static SqlLedger open(String address) {
        return open(address, SECRETS);
    }

    public static SqlLedger open(String address, Secrets secrets) {
        return SqlLedger.open(DatabaseAddress.read(address), () -> secrets);
    }
}
