package deluxe.site.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** The same rules on a real PostgreSQL. */
class PostgresIT extends CopyRules {
    private static EmbeddedPostgres server;

    private static int databases;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @BeforeEach
    void createDatabase() throws SQLException {
        databases++;
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name());
        }
    }

    @Override
    String address() {
        return server.getJdbcUrl("postgres", name());
    }

    private static String name() {
        return "ledger" + databases;
    }
}
