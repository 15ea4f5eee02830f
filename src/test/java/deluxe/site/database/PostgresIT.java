package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The same rules on a real PostgreSQL. */
class PostgresIT extends OfficeRules {
    private static final int PLAYERS = 3_000;

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

    /** Names and tickets are looked up for the rows that are shown, however many others there are. */
    @Test
    void ranksAreLimitedBeforeTheyAreJoinedEvenBeforeTheFirstAnalyze() {
        Ledgers.open(address()).close();
        try (EndedTournaments ended = new EndedTournaments(address());
                Database database = Database.serving(DatabaseAddress.read(address()))) {
            ended.add(1, PLAYERS, PLAYERS / 2);
            String tournament = ended.add(2, PLAYERS, PLAYERS / 2);
            for (String query : List.of(Queries.BEST, Queries.HELD)) {
                List<String> plan = database.read(row -> row.getString(1), "EXPLAIN " + query, tournament, 100);

                assertThat(String.join("\n", plan))
                        .contains("using tickets_pkey", "using players_pkey")
                        .doesNotContain("Seq Scan", "Hash Join", "Merge Join");
            }
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
