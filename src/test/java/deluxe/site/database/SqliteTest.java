package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.site.lobby.Ledger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SqliteTest extends OfficeRules {
    @TempDir
    Path folder;

    @Override
    String address() {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }

    /** Full synchronisation with a write-ahead log: what was committed survives a crash and a power failure. */
    @Test
    void whatIsWrittenIsOnTheDiskBeforeItIsAnswered() {
        try (Database database = Database.serving(DatabaseAddress.read(address()))) {
            assertThat(database.readOne(row -> row.getString(1), "PRAGMA journal_mode"))
                    .contains("wal");
            assertThat(database.readOne(row -> row.getInt(1), "PRAGMA synchronous"))
                    .contains(2);
            assertThat(database.readOne(row -> row.getInt(1), "PRAGMA foreign_keys"))
                    .contains(1);
        }
    }

    @Test
    void onlyTheOwnerReadsTheFileAndItsLogs() throws IOException {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.unfinished(1);
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files.map(SqliteTest::permissions)).hasSize(3).containsOnly("rw-------");
            }
        }
    }

    /** Its operator may have let a group make backups of it. */
    @Test
    void aFileThatOthersCouldReadIsClosedToThem() throws IOException {
        Ledgers.open(address()).close();
        Path file = folder.resolve("tournaments.db");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Ledgers.open(address()).close();

        assertThat(permissions(file)).isEqualTo("rw-r-----");
    }

    private static String permissions(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Test
    void openingANewFileWaitsForAnotherWriter() throws Exception {
        try (Connection writer = DriverManager.getConnection(address());
                Statement statement = writer.createStatement()) {
            statement.execute("CREATE TABLE other (id INTEGER)");
            writer.setAutoCommit(false);
            statement.execute("INSERT INTO other VALUES (1)");
            CompletableFuture<Void> opened =
                    CompletableFuture.runAsync(() -> Ledgers.open(address()).close());

            assertThatThrownBy(() -> opened.get(500, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
            writer.commit();

            assertThat(opened).succeedsWithin(Duration.ofSeconds(20));
        }
    }

    /** The index has everything that the query asks for, in the order of the query: equal totals cost no more than others. */
    @ParameterizedTest
    @CsvSource({
        "BEST, records_ranked",
        "HELD, records_held",
        "BETTER, records_ranked",
        "TOTALS, records_ranked",
        "CENSUS, records_ranked",
        "CENSUS, records_held",
        "CENSUS, records_refused",
    })
    void whatTheLobbyShowsIsReadFromAnIndexAloneInItsOrder(String query, String index) {
        String plan = plan(query);

        assertThat(plan)
                .contains("COVERING INDEX " + index)
                .doesNotContain("TEMP B-TREE", "SCAN records", "SCAN tickets");
    }

    @Test
    void findingTheRecordsToForgetReadsNoOthers() {
        assertThat(plan("FORGET_REFUSED")).contains("INDEX records_kept").doesNotContain("SCAN records");
    }

    @Test
    void aViewersPlacesAreFoundWithoutThoseOfOthersOrOfOtherTournaments() {
        assertThat(plan("PLACES"))
                .contains("SEARCH tickets USING INDEX sqlite_autoindex_tickets_2 (tournament=? AND player=?)")
                .doesNotContain("SCAN");
    }

    private String plan(String query) {
        Ledgers.open(address()).close();
        String sql =
                switch (query) {
                    case "BEST" -> Queries.BEST;
                    case "HELD" -> Queries.HELD;
                    case "BETTER" -> Queries.BETTER;
                    case "TOTALS" -> Queries.TOTALS;
                    case "PLACES" -> Queries.places(16);
                    case "CENSUS" -> Queries.CENSUS;
                    default -> Queries.FORGET_REFUSED;
                };
        Object[] places =
                sql.chars().filter(letter -> letter == '?').mapToObj(place -> 1).toArray();
        try (Database database = Database.serving(DatabaseAddress.read(address()))) {
            return String.join(
                    "\n", database.read(row -> row.getString("detail"), "EXPLAIN QUERY PLAN " + sql, places));
        }
    }
}
