package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is told to stop finishes what it has begun, and lets nobody in meanwhile. */
class StoppedServerIT {
    /** What the system makes of the signal: 128 and its number. */
    private static final int TERMINATED = 143;

    @TempDir
    Path folder;

    @Test
    void aRequestThatHasBegunIsAnsweredAndKept() throws Exception {
        try (ServerProcess server = ServerProcess.start(folder)) {
            URI address = server.address();
            try (HalfRequest claim = HalfRequest.of("/api/players", "application/json", claim("Ana"), address)) {
                server.stop();
                HalfRequest.awaitRefusal(address);

                assertThat(claim.answer()).startsWith("HTTP/1.1 200").contains("\"token\"");
            }
            assertThat(server.exitCode()).isEqualTo(TERMINATED);
        }
        try (ServerProcess server = ServerProcess.start(folder)) {
            Guest stranger = new Guest(server.address());
            assertThat(stranger.claim("Ana", Guest.keyOf("another")).status()).isEqualTo(409);
        }
    }

    private static String claim(String name) {
        return "{\"name\":\"" + name + "\",\"key\":\"" + Guest.keyOf(name) + "\"}";
    }
}
