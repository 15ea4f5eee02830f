package deluxe.site.database;

import deluxe.kit.Malformed;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A kind of database that the ledger is tested with. */
enum Dialect {
    /**
     * A file. With write-ahead logging readers do not wait for writers; full synchronisation keeps what was committed even when
     * the power fails; who finds the file locked by another process waits.
     */
    SQLITE("jdbc:sqlite:", 4),
    /** A server, which may be gone, or hang. */
    POSTGRESQL("jdbc:postgresql:", 8);

    private static final int SQLITE_BUSY = 5;

    /** How many connections a server of the site uses at a time. */
    final int connections;

    private final String prefix;

    Dialect(String prefix, int connections) {
        this.prefix = prefix;
        this.connections = connections;
    }

    /** What the driver is told. */
    Map<String, String> properties(Patience patience) {
        return switch (this) {
            case SQLITE ->
                Map.of(
                        "busy_timeout", String.valueOf(patience.answerMillis()),
                        "journal_mode", "WAL",
                        "synchronous", "FULL",
                        "foreign_keys", "ON");
            case POSTGRESQL ->
                Map.of(
                        "connectTimeout", String.valueOf(patience.connectSeconds()),
                        "loginTimeout", String.valueOf(patience.connectSeconds()),
                        "socketTimeout", String.valueOf(patience.answerSeconds()),
                        "tcpKeepAlive", "true");
        };
    }

    /** What each connection is told first. */
    Optional<String> greeting(Patience patience) {
        return switch (this) {
            case SQLITE -> Optional.empty();
            case POSTGRESQL -> Optional.of("SET statement_timeout = " + patience.answerMillis());
        };
    }

    /**
     * Whether a connection failed only because of another one's work. SQLite lets whoever finds the file locked wait, but refuses
     * at once the second of two who change an empty file to its log at the same moment.
     */
    boolean isBusy(Throwable failure) {
        return switch (this) {
            case SQLITE ->
                Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                        .anyMatch(cause -> cause instanceof SQLException sql && sql.getErrorCode() == SQLITE_BUSY);
            case POSTGRESQL -> false;
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
