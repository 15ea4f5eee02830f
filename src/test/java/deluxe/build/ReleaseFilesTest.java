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
    void haproxyIsNotLeftToWorkAsRoot() throws IOException {
        assertThat(Files.readString(SERVER.resolve("haproxy.cfg")))
                .contains("global\n  user haproxy\n  group haproxy\n  chroot /var/lib/haproxy\n");
    }

    @Test
    void theUserOfTheContainerOwnsTheFolderOfItsData() throws IOException {
        assertThat(Files.readString(SERVER.resolve("Containerfile")))
                .containsSubsequence(
                        "mkdir -m 700 data && chown deluxe data", "USER deluxe", "VOLUME /srv/deluxe/data");
    }
}
