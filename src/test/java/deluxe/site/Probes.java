package deluxe.site;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How others are served meanwhile. Each probe has a connection of its own; they ask for a page and for the lobby in turn.
 *
 * @param millis how long each answer took, the shortest first
 * @param failures what came instead of an answer
 */
record Probes(List<Long> millis, List<String> failures) {
    private static final List<String> PATHS = List.of("/", "/api/lobby");
    private static final long NANOS_A_MILLISECOND = 1_000_000;

    static Probes during(Duration duration, URI site) {
        List<Long> millis = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        long end = System.nanoTime() + duration.toNanos();
        for (int probe = 0; System.nanoTime() < end; probe++) {
            String path = PATHS.get(probe % PATHS.size());
            long begun = System.nanoTime();
            String answer = answer(site, path);
            millis.add((System.nanoTime() - begun) / NANOS_A_MILLISECOND);
            if (!answer.startsWith("HTTP/1.1 200")) {
                failures.add(path + ": " + answer.lines().findFirst().orElse("nothing"));
            }
        }
        return new Probes(millis.stream().sorted().toList(), failures);
    }

    private static String answer(URI site, String path) {
        try {
            return RawRequest.answer(site, "GET " + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        } catch (IOException broken) {
            return String.valueOf(broken);
        }
    }

    /** The time in which this share of the probes was answered. */
    long percentile(int percent) {
        return millis.get((millis.size() - 1) * percent / 100);
    }

    @Override
    public String toString() {
        return millis.size() + " probes: half within " + percentile(50) + " ms, 99 of 100 within " + percentile(99)
                + " ms, all within " + percentile(100) + " ms, " + failures.size() + " failed " + failures;
    }
}
