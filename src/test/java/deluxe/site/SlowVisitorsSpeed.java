package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ConnectionLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How fast others are served while many visitors are slow. {@code docs/site.md} says how to run it, and what it measured. */
class SlowVisitorsSpeed {
    private static final int EACH = 200;
    private static final long SECOND = 1_000;

    @TempDir
    Path folder;

    @Test
    void probesDuringAMinute() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        Files.write(folder.resolve(SlowVisitors.LARGE_FILE), new byte[SlowVisitors.LARGE_FILE_BYTES]);
        try (Yearly site = new Yearly(folder);
                SlowVisitors slow = SlowVisitors.come(site.address(), EACH, EACH)) {
            Probes probes = Probes.during(Duration.ofMinutes(1), slow.site());
            System.out.println(EACH + " slow senders and " + EACH + " slow readers; " + probes);

            assertThat(probes.failures()).isEmpty();
            assertThat(probes.percentile(99)).isLessThan(SECOND);
        }
    }

    /** First as if there were no limit for an address. */
    @Test
    void probesWhileOneAddressWantsAllConnections() throws IOException {
        int all = ConnectionLimits.USUAL.most();
        probesWhileOneAddressWants(all, new ConnectionLimits(all, all));
        Probes probes = probesWhileOneAddressWants(all, ConnectionLimits.USUAL);

        assertThat(probes.failures()).isEmpty();
        assertThat(probes.percentile(99)).isLessThan(SECOND);
    }

    private Probes probesWhileOneAddressWants(int connections, ConnectionLimits limits) throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        try (Yearly site = new Yearly(folder, limits);
                SlowVisitors slow = SlowVisitors.comeFrom("127.0.0.2", site.address(), connections, 0)) {
            Probes probes = Probes.during(Duration.ofSeconds(30), slow.site());
            System.out.println(connections + " wanted by one address, " + limits + "; " + probes);
            return probes;
        }
    }
}
