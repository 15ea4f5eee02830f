package deluxe.site.database;

/** Ledgers for tests. */
public final class Ledgers {
    private Ledgers() {}

    public static SqlLedger open(String address) {
        return SqlLedger.open(DatabaseAddress.read(address));
    }
}
