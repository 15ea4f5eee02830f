package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.site.lobby.LedgerFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing waits for a database without a limit. */
class BoundedWaitsTest {
    private static final Duration MOST = Duration.ofSeconds(4);

    @TempDir
    Path folder;

    @Test
    void aServerThatNeverAnswersIsGivenUp() throws IOException {
        try (StubPostgres silent = StubPostgres.silent();
                Database database = Database.serving(DatabaseAddress.read(silent.address()))) {
            assertGivenUp(database, "SELECT 1");
        }
    }

    @Test
    void aLockedFileIsGivenUp() throws SQLException {
        String address = "jdbc:sqlite:" + folder.resolve("tournaments.db");
        try (Database database = Database.serving(DatabaseAddress.read(address));
                Connection other = DriverManager.getConnection(address);
                Statement statement = other.createStatement()) {
            database.write("CREATE TABLE things (id INTEGER)");
            statement.execute("BEGIN EXCLUSIVE");

            assertGivenUp(database, "INSERT INTO things VALUES (1)");
            statement.execute("ROLLBACK");
            assertThat(database.write("INSERT INTO things VALUES (1)")).isEqualTo(1);
        }
    }

    private static void assertGivenUp(Database database, String sql) {
        long begun = System.nanoTime();
        assertThatThrownBy(() -> database.write(sql))
                .isInstanceOf(LedgerFailure.class)
                .hasMessageStartingWith("The database cannot be used: ")
                .message()
                .hasLineCount(1)
                .doesNotContain("hidden");
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(MOST);
    }
}
