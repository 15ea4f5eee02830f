package deluxe.site.database;

import deluxe.site.lobby.LedgerFailure;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;

/** A few connections to a database, each used by one thread at a time; one that fails is replaced. */
final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 4;

    private final String address;
    private final Dialect dialect;
    private final Semaphore turns = new Semaphore(CONNECTIONS, true);
    private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();

    Database(String address) {
        this.address = address;
        this.dialect = Dialect.of(address);
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
        turns.acquireUninterruptibly();
        try {
            Connection free = idle.poll();
            return worked(work, free == null ? connect() : free);
        } catch (SQLException failure) {
            throw new LedgerFailure("The database cannot be used: " + failure.getMessage(), failure);
        } finally {
            turns.release();
        }
    }

    /** How many rows were written. */
    int write(String sql, Object... values) {
        return with(connection -> {
            try (PreparedStatement statement = prepared(connection, sql, values)) {
                return statement.executeUpdate();
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
        for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
            dismiss(connection);
        }
    }

    private <T> T worked(Work<T> work, Connection connection) throws SQLException {
        boolean isSound = false;
        try {
            T done = work.on(connection);
            isSound = true;
            return done;
        } finally {
            if (isSound) {
                idle.push(connection);
            } else {
                dismiss(connection);
            }
        }
    }

    private Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection(address);
        try (Statement statement = connection.createStatement()) {
            for (String sql : dialect.greeting()) {
                statement.execute(sql);
            }
        }
        return connection;
    }

    private static void dismiss(Connection connection) {
        try {
            connection.close();
        } catch (SQLException unclosable) {
            System.err.println("A connection to the database could not be closed: " + unclosable.getMessage());
        }
    }

    private static PreparedStatement prepared(Connection connection, String sql, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
        }
        return statement;
    }
}
