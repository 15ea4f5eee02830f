package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ConnectionLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A slow visitor delays no other. {@link SlowVisitorsSpeed} does the same with more of them, and for longer. */
class SlowVisitorsTest {
    private static final int EACH = 40;
    private static final long SECOND = 1_000;

    @TempDir
    Path folder;

    @Test
    void othersAreServedWithinASecondWhoeverIsSlow() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        Files.write(folder.resolve(SlowVisitors.LARGE_FILE), new byte[SlowVisitors.LARGE_FILE_BYTES]);
        try (Yearly site = new Yearly(folder);
                SlowVisitors slow = SlowVisitors.come(site.address(), EACH, EACH)) {
            Probes probes = Probes.during(Duration.ofSeconds(3), slow.site());

            assertThat(probes.failures()).isEmpty();
            assertThat(probes.percentile(99)).as(probes.toString()).isLessThan(SECOND);
        }
    }

    @Test
    void othersAreServedHoweverManyConnectionsOneAddressAsksFor() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        try (Yearly site = new Yearly(folder, new ConnectionLimits(EACH, EACH / 2));
                SlowVisitors slow = SlowVisitors.comeFrom("127.0.0.2", site.address(), 2 * EACH, 0)) {
            Probes probes = Probes.during(Duration.ofSeconds(3), slow.site());

            assertThat(probes.failures()).isEmpty();
            assertThat(probes.percentile(99)).as(probes.toString()).isLessThan(SECOND);
        }
    }
}
