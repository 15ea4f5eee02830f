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
     * A file. With write-ahead logging, readers don't wait for writers; full synchronisation keeps what was committed even if the power
     * fails; a process that finds the file locked by another one waits.
     */
    SQLITE("jdbc:sqlite:", 4),
    /** A server, which may be gone, or hang. */
    POSTGRESQL("jdbc:postgresql:", 8);

    private static final int SQLITE_BUSY = 5;

    /** How many connections a server of the site uses at a time for visitors who only look, and as many for the others. */
    final int connections;

    private final String prefix;

    Dialect(String prefix, int connections) {
        this.prefix = prefix;
        this.connections = connections;
    }

    String prefix() {
        return prefix;
    }

    /** The driver's settings. */
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
                        // Details of an error have the values of a row: names.
                        "logServerErrorDetail", "false",
                        "tcpKeepAlive", "true");
        };
    }

    /** The first statement of each connection. */
    Optional<String> greeting(Patience patience) {
        return switch (this) {
            case SQLITE -> Optional.empty();
            case POSTGRESQL -> Optional.of("SET statement_timeout = " + patience.answerMillis());
        };
    }

    /** The first statement of each connection that only reads. */
    String readersGreeting(Patience patience) {
        return switch (this) {
            case SQLITE -> "PRAGMA query_only = ON";
            case POSTGRESQL -> greeting(patience).orElseThrow() + "; SET default_transaction_read_only = ON";
        };
    }

    /**
     * Whether a connection failed only because of another one's work. SQLite makes a process wait if it finds the file locked; but if
     * two switch an empty file to its log at the same moment, it refuses the second at once.
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
