package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.Yearly.Played;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many records of Fives the site verifies and ranks a second. {@code docs/site.md} says how to run it. */
class SubmissionSpeed {
    private static final int CLIENTS = 16;
    private static final int TO_WARM_UP = 500;
    private static final int RECORDS = 1000;
    private static final int TIMES = 9;

    @TempDir
    Path folder;

    @Test
    void recordsVerifiedAndRanked() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        try (Yearly site = new Yearly(folder)) {
            List<Played> matches = site.played(TO_WARM_UP + TIMES * RECORDS);
            submit(matches.subList(0, TO_WARM_UP), clients);
            for (int from = TO_WARM_UP; from < matches.size(); from += RECORDS) {
                long begun = System.nanoTime();
                submit(matches.subList(from, from + RECORDS), clients);
                long micros = (System.nanoTime() - begun) / 1000;
                System.out.println(RECORDS + " records from " + CLIENTS + " clients: " + RECORDS * 1_000_000L / micros
                        + " a second");
            }
        } finally {
            clients.shutdown();
        }
    }

    private static void submit(List<Played> matches, ExecutorService clients) throws Exception {
        for (Future<Told> told : clients.invokeAll(
                matches.stream().map(match -> (Callable<Told>) match::submit).toList())) {
            assertThat(told.get().text("verdict")).isEqualTo("ranked");
        }
    }
}
