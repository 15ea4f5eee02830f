package deluxe.site.database;

import deluxe.site.lobby.Census;
import deluxe.site.lobby.Ledger;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long the ranks of a large tournament take to read. {@code docs/site.md} says how to run it, and what it measured. */
class LedgerSpeed {
    private static final int PLAYERS = 6_000;
    private static final int REFUSED = 215;
    private static final int TIMES = 400;
    private static final int RANKS_SHOWN = 100;
    private static final int WINNERS_SHOWN = 3;
    private static final String TOURNAMENT = "t-1";

    @TempDir
    Path folder;

    @Test
    void onSqlite() {
        measure("SQLite", "jdbc:sqlite:" + folder.resolve("tournaments.db"));
    }

    @Test
    void onPostgresql() throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.start()) {
            measure("PostgreSQL", server.getJdbcUrl("postgres", "postgres"));
        }
    }

    private static void measure(String kind, String address) {
        try (Ledger ledger = Ledgers.open(address);
                Database database = Database.serving(DatabaseAddress.read(address))) {
            fill(database);
            database.write(tidy(kind));
            read(kind + ", indexes of today", ledger);
            for (String index : List.of("records_ranked", "records_refused")) {
                database.write("DROP INDEX " + index);
            }
            database.write("CREATE INDEX records_total ON records (tournament, total)");
            database.write(tidy(kind));
            read(kind + ", the index before them", ledger);
        }
    }

    /** The maintenance that PostgreSQL does by itself from time to time. */
    private static String tidy(String kind) {
        return kind.equals("PostgreSQL") ? "VACUUM ANALYZE" : "ANALYZE";
    }

    private static void read(String kind, Ledger ledger) {
        time(kind + ", ranking page", () -> show(ledger, RANKS_SHOWN) + ledger.better(TOURNAMENT, 100));
        time(kind + ", lobby's glance", () -> show(ledger, WINNERS_SHOWN));
    }

    private static int show(Ledger ledger, int most) {
        Census census = ledger.census(TOURNAMENT);
        return census.entries()
                + ledger.best(TOURNAMENT, most).size()
                + ledger.held(TOURNAMENT, most).size();
    }

    /** A read that is timed. */
    @FunctionalInterface
    private interface Reading {
        int read();
    }

    private static void time(String what, Reading reading) {
        long[] micros = new long[TIMES];
        for (int time = 0; time < 2 * TIMES; time++) {
            long begun = System.nanoTime();
            reading.read();
            micros[time % TIMES] = (System.nanoTime() - begun) / 1000;
        }
        Arrays.sort(micros);
        System.out.println(what + ", microseconds: fastest " + micros[0] + ", median " + micros[TIMES / 2]
                + ", of a hundred the slowest " + micros[TIMES * 99 / 100]);
    }

    /** All records that are not refused have the same total; every record is as long as one of Fives. */
    private static void fill(Database database) {
        database.write(
                "INSERT INTO tournaments (id, title, about, conditions, secret, seed, opens_millis, closes_millis,"
                        + " final_millis, prizes) VALUES (?, 'T', 'A', 'rules fives', 's', '5', 1, 2, 3, 'G')",
                TOURNAMENT);
        many(
                database,
                "INSERT INTO players (id, name, folded, look, key_digest, joined_millis, tokens_from_millis)"
                        + " VALUES ('p' || ?, 'Player ' || ?, 'x' || ?, 'x' || ?, 'd', 1, 0)",
                4,
                0,
                PLAYERS);
        many(
                database,
                "INSERT INTO tickets (match_id, tournament, player, taken_millis)"
                        + " VALUES ('t-1-' || ?, 't-1', 'p' || ?, 1)",
                2,
                0,
                PLAYERS);
        String sheet = "'" + "12345 player plays 6-3\n".repeat(150) + "'";
        many(
                database,
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, line_number, why,"
                        + " reason) VALUES ('t-1-' || ?, 't-1', 2, " + sheet + ", 'd', 'refused', 7, 'unproven', 'r')",
                1,
                0,
                REFUSED);
        many(
                database,
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, points, spread,"
                        + " time_bonus, total) VALUES ('t-1-' || ?, 't-1', 2, " + sheet
                        + ", 'd', 'ranked', 100, 70, 30, 200)",
                1,
                REFUSED,
                PLAYERS);
    }

    private static void many(Database database, String sql, int places, int from, int to) {
        database.with(connection -> {
            connection.setAutoCommit(false);
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                for (int number = from; number < to; number++) {
                    for (int place = 1; place <= places; place++) {
                        statement.setString(place, String.valueOf(number));
                    }
                    statement.addBatch();
                }
                statement.executeBatch();
            }
            connection.commit();
            connection.setAutoCommit(true);
            return null;
        });
    }
}
