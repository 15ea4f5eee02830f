package deluxe.site.database;

import deluxe.site.lobby.Census;
import deluxe.site.lobby.Ledger;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
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
                EndedTournaments ended = new EndedTournaments(address);
                Database database = Database.serving(DatabaseAddress.read(address))) {
            String tournament = ended.add(1, PLAYERS, REFUSED);
            database.write(tidy(kind));
            read(kind + ", indexes of today", ledger, tournament);
            for (String index : List.of("records_ranked", "records_refused")) {
                database.write("DROP INDEX " + index);
            }
            database.write("CREATE INDEX records_total ON records (tournament, total)");
            database.write(tidy(kind));
            read(kind + ", the index before them", ledger, tournament);
        }
    }

    /** The maintenance that PostgreSQL does by itself from time to time. */
    private static String tidy(String kind) {
        return kind.equals("PostgreSQL") ? "VACUUM ANALYZE" : "ANALYZE";
    }

    private static void read(String kind, Ledger ledger, String tournament) {
        time(kind + ", ranking page", () -> show(ledger, tournament, RANKS_SHOWN) + ledger.better(tournament, 100));
        time(kind + ", lobby's glance", () -> show(ledger, tournament, WINNERS_SHOWN));
    }

    private static int show(Ledger ledger, String tournament, int most) {
        Census census = ledger.census(tournament);
        return census.entries()
                + ledger.best(tournament, most).size()
                + ledger.held(tournament, most).size();
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
}
