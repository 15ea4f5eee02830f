package deluxe.site;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class SqliteBackupTest extends BackupRules {
    private static final Path TOOL = Path.of("/usr/bin/sqlite3");

    @Override
    void backUp() throws IOException {
        assumeThat(TOOL).exists();
        run(List.of(TOOL.toString(), file("").toString(), ".backup " + folder.resolve("copy.db")));
    }

    @Override
    void restore() throws IOException {
        Files.delete(file(""));
        Files.deleteIfExists(file("-wal"));
        Files.deleteIfExists(file("-shm"));
        Files.copy(folder.resolve("copy.db"), file(""));
    }

    private Path file(String ending) {
        return folder.resolve("tournaments.db" + ending);
    }
}
