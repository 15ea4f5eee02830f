package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server with little memory keeps nothing of requests that are too long. */
class MemoryIT {
    private static final int REQUESTS = 500;
    private static final int LONG_NAME = 379_000;
    private static final int MOST_MEGABYTES = 64;

    @TempDir
    Path folder;

    /** Names that together are three times the server's memory. */
    @Test
    void longNamesOfMatchesDoNotFillTheMemory() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        try (ServerProcess server = ServerProcess.start(folder, "-Xmx" + MOST_MEGABYTES + "m")) {
            Guest ana = Guest.called("Ana", server.address());
            for (int time = 0; time < REQUESTS; time++) {
                String name = time + "x".repeat(LONG_NAME);
                assertThat(ana.submit(name, "").status()).isIn(0, 404, 414, 431);
            }

            assertThat(ana.get("api/lobby").status()).isEqualTo(200);
            assertThat(ana.get("").body()).isEqualTo("the lobby");
        }
    }
}
