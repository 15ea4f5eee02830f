package deluxe.site.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import deluxe.site.lobby.LedgerFailure;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** A few connections to a database, each used by one thread at a time; one that fails is replaced. Nothing waits without end. */
final class Database implements AutoCloseable {
    private static final int VALIDATION_MILLIS = 1_000;
    /** How long to wait before trying a busy database again. */
    private static final Duration BUSY = Duration.ofMillis(20);

    private final HikariDataSource pool;

    private Database(HikariConfig connections) {
        try {
            pool = new HikariDataSource(connections);
        } catch (RuntimeException unreachable) {
            throw failure(unreachable);
        }
    }

    /** Connections for requests that visitors wait for. A database that cannot be reached is tried again whenever it is needed. */
    static Database serving(DatabaseAddress address) {
        return serving(connections(address, address.dialect().connections, Patience.SERVING));
    }

    /** As many connections again, with which nothing can be written. */
    static Database reading(DatabaseAddress address) {
        Dialect dialect = address.dialect();
        HikariConfig connections = connections(address, dialect.connections, Patience.SERVING);
        connections.setPoolName("readers");
        connections.setConnectionInitSql(dialect.readersGreeting(Patience.SERVING));
        return serving(connections);
    }

    private static Database serving(HikariConfig connections) {
        connections.setInitializationFailTimeout(-1);
        return new Database(connections);
    }

    /**
     * One connection for work that is done once, before anybody waits. Fails if the database cannot be reached, and waits if it is
     * busy.
     */
    static Database starting(DatabaseAddress address) {
        Dialect dialect = address.dialect();
        long begun = System.nanoTime();
        while (true) {
            try {
                return new Database(connections(address, 1, Patience.STARTING));
            } catch (LedgerFailure failure) {
                long waited = Duration.ofNanos(System.nanoTime() - begun).toMillis();
                if (!dialect.isBusy(failure) || waited > Patience.STARTING.connectMillis()) {
                    throw failure;
                }
                LockSupport.parkNanos(BUSY.toNanos());
            }
        }
    }

    private static HikariConfig connections(DatabaseAddress address, int most, Patience patience) {
        Dialect dialect = address.dialect();
        HikariConfig connections = new HikariConfig();
        connections.setPoolName("database");
        connections.setJdbcUrl(address.jdbc());
        address.login().forEach(connections::addDataSourceProperty);
        connections.setMaximumPoolSize(most);
        connections.setConnectionTimeout(patience.connectMillis());
        connections.setValidationTimeout(VALIDATION_MILLIS);
        dialect.properties(patience).forEach(connections::addDataSourceProperty);
        dialect.greeting(patience).ifPresent(connections::setConnectionInitSql);
        return connections;
    }

    /** What is done with a connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    /** How a row is read. */
    @FunctionalInterface
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    <T> T with(Work<T> work) {
        try (Connection connection = pool.getConnection()) {
            return worked(work, connection);
        } catch (SQLException failure) {
            throw failure(failure);
        }
    }

    /** Returns how many rows were written. */
    int write(String sql, Object... values) {
        return with(connection -> {
            try (PreparedStatement statement = prepared(connection, sql, values)) {
                return statement.executeUpdate();
            }
        });
    }

    /** A statement, and the values in it. */
    static final class Write {
        private final String sql;
        private final Object[] values;

        Write(String sql, Object... values) {
            this.sql = sql;
            this.values = values;
        }
    }

    /** Writes all of this or nothing. */
    void writeTogether(List<Write> writes) {
        writeAll("", List.of(), writes);
    }

    /**
     * Writes a row for each of these values, and with them what else there is, or nothing if one of the rows is not written. Returns
     * whether they were.
     */
    boolean writeAll(String sql, List<Object[]> rows, List<Write> others) {
        return with(connection -> {
            connection.setAutoCommit(false);
            try {
                boolean isWhole = true;
                for (Object[] row : rows) {
                    try (PreparedStatement statement = prepared(connection, sql, row)) {
                        isWhole = isWhole && statement.executeUpdate() == 1;
                    }
                }
                if (isWhole) {
                    for (Write other : others) {
                        try (PreparedStatement statement = prepared(connection, other.sql, other.values)) {
                            statement.executeUpdate();
                        }
                    }
                    connection.commit();
                } else {
                    connection.rollback();
                }
                return isWhole;
            } catch (SQLException failure) {
                connection.rollback();
                throw failure;
            } finally {
                connection.setAutoCommit(true);
            }
        });
    }

    <T> List<T> read(Reader<T> reader, String sql, Object... values) {
        return with(connection -> {
            try (PreparedStatement statement = prepared(connection, sql, values);
                    ResultSet rows = statement.executeQuery()) {
                List<T> read = new ArrayList<>();
                while (rows.next()) {
                    read.add(reader.read(rows));
                }
                return read;
            }
        });
    }

    <T> Optional<T> readOne(Reader<T> reader, String sql, Object... values) {
        return read(reader, sql, values).stream().findFirst();
    }

    @Override
    public void close() {
        pool.close();
    }

    private <T> T worked(Work<T> work, Connection connection) throws SQLException {
        boolean isSound = false;
        try {
            T done = work.on(connection);
            isSound = true;
            return done;
        } finally {
            if (!isSound) {
                pool.evictConnection(connection);
            }
        }
    }

    /** The pool's exception says when it gave up, and the cause says why. */
    private static LedgerFailure failure(Exception failure) {
        Throwable why = failure.getCause() == null ? failure : failure.getCause();
        return new LedgerFailure("The database cannot be used: " + why.getMessage(), failure);
    }

    static PreparedStatement prepared(Connection connection, String sql, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
        }
        return statement;
    }
}
