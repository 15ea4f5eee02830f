package deluxe.site.database;

import deluxe.kit.Malformed;
import java.util.List;

/** A kind of database that the ledger is tested with. */
enum Dialect {
    /**
     * A file. With write-ahead logging readers do not wait for writers; full synchronisation keeps what was committed even when
     * the power fails; who finds the file locked by another process waits.
     */
    SQLITE("jdbc:sqlite:"),
    POSTGRESQL("jdbc:postgresql:");

    private final String prefix;

    Dialect(String prefix) {
        this.prefix = prefix;
    }

    /** What each connection is told first. */
    List<String> greeting() {
        return switch (this) {
            case SQLITE ->
                List.of(
                        "PRAGMA busy_timeout = 20000",
                        "PRAGMA journal_mode = WAL",
                        "PRAGMA synchronous = FULL",
                        "PRAGMA foreign_keys = ON");
            case POSTGRESQL -> List.of();
        };
    }

    static Dialect of(String address) {
        for (Dialect dialect : values()) {
            if (address.startsWith(dialect.prefix)) {
                return dialect;
            }
        }
        // The address may hold a password.
        throw new Malformed("A database's address begins with jdbc:sqlite: or jdbc:postgresql:");
    }
}
