package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The files beside the program in a release. */
class ReleaseFilesTest {
    private static final Path SERVER = Path.of("src/release/server");

    @Test
    void theUserOfTheContainerOwnsTheFolderOfItsData() throws IOException {
        assertThat(Files.readString(SERVER.resolve("Containerfile")))
                .containsSubsequence(
                        "mkdir -m 700 data && chown deluxe data", "USER deluxe", "VOLUME /srv/deluxe/data");
    }
}
