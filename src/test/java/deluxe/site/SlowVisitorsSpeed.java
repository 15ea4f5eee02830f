package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How fast others are served while four hundred visitors are slow. {@code docs/site.md} says how to run it, and what it measured. */
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
}
