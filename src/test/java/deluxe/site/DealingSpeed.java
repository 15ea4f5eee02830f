package deluxe.site;

import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.QuestionText;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How fast sealed matches are dealt while this many are in progress, each of which is asked for something every three seconds. {@code
 * docs/site.md} says how to run it, and what it measured.
 */
class DealingSpeed {
    private static final long SECONDS = 20;
    private static final long PACE_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final int AT_ONCE = 16;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"1, 100", "1, 1000", "1, 3000", "2, 100", "2, 1000", "2, 3000"})
    void onSqlite(int servers, int matches) throws Exception {
        String database = Yearly.database(folder);
        measure("SQLite", database, servers, matches);
        report(database, "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()", matches);
    }

    @ParameterizedTest
    @CsvSource({"1, 100", "1, 1000", "1, 3000", "2, 100", "2, 1000", "2, 3000"})
    void onPostgresql(int servers, int matches) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String database = postgres.getJdbcUrl("postgres", "postgres");
            measure("PostgreSQL", database, servers, matches);
            report(database, "SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables", matches);
        }
    }

    /** What each match takes in the database. */
    private static void report(String database, String size, int matches) throws SQLException {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            System.out.println("  a match: " + number(statement, "SELECT count(*) FROM intents") / matches
                    + " intents, " + number(statement, size) / matches + " bytes");
        }
    }

    private static long number(Statement statement, String sql) throws SQLException {
        try (ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private void measure(String kind, String database, int servers, int matches) throws Exception {
        Latencies dealing = new Latencies();
        try (Yearly one = Yearly.sealed(database, folder);
                Yearly other = Yearly.sealed(database, folder)) {
            List<Playing> playing = new ArrayList<>();
            for (int number = 0; number < matches; number++) {
                Guest guest = one.guest("Guest " + number);
                String match = guest.enter(one.tournament()).text("match");
                List<URI> asked = servers == 1 ? List.of(one.address()) : List.of(one.address(), other.address());
                playing.add(new Playing(guest, asked, match));
            }
            try (Crowd crowd = new Crowd()) {
                for (int visitor = 0; visitor < AT_ONCE; visitor++) {
                    int first = visitor;
                    int own = (matches - first + AT_ONCE - 1) / AT_ONCE;
                    crowd.add(
                            PACE_NANOS / own,
                            crowd.forSeconds(
                                    SECONDS,
                                    time -> playing.get(first + time % own * AT_ONCE)
                                            .ask(dealing)));
                }
                crowd.leave();
            }
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            long used = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
            System.out.println(kind + ", " + servers + " of the servers, " + matches + " matches in progress: "
                    + dealing + "; " + used + " MB in use, the guests' too");
        }
    }

    private static final class Playing {
        private final Guest guest;
        private final List<URI> servers;
        private final String match;
        private int asked;

        Playing(Guest guest, List<URI> servers, String match) {
            this.guest = guest;
            this.servers = servers;
            this.match = match;
        }

        /** Starts, then pauses and goes on in turn. */
        void ask(Latencies dealing) {
            asked++;
            Intent intent = asked == 1 ? new Intent.Start() : asked % 2 == 0 ? new Intent.Pause() : new Intent.GoOn();
            String question = QuestionText.write(new Question(asked, List.of(new Asked(asked, intent))));
            long begun = System.nanoTime();
            URI server = servers.get(asked % servers.size());
            if (guest.at(server).ask(match, question).status() == 200) {
                dealing.note(begun);
            } else {
                dealing.failed();
            }
        }
    }
}
