package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteTest extends LedgerRules {
    @TempDir
    Path folder;

    @Override
    String address() {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }

    /** Full synchronisation with a write-ahead log: what was committed survives the process and the power. */
    @Test
    void whatIsWrittenIsOnTheDiskBeforeItIsAnswered() {
        try (Database database = Database.serving(address())) {
            assertThat(database.readOne(row -> row.getString(1), "PRAGMA journal_mode"))
                    .contains("wal");
            assertThat(database.readOne(row -> row.getInt(1), "PRAGMA synchronous"))
                    .contains(2);
            assertThat(database.readOne(row -> row.getInt(1), "PRAGMA foreign_keys"))
                    .contains(1);
        }
    }
}
