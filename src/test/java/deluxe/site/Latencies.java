package deluxe.site;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** How long something took each time, and how often it failed. */
final class Latencies {
    private final List<Long> millis = new ArrayList<>();
    private int failed;

    synchronized void note(long begunNanos) {
        millis.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begunNanos));
    }

    synchronized void failed() {
        failed++;
    }

    @Override
    public synchronized String toString() {
        Collections.sort(millis);
        return millis.isEmpty()
                ? "never, " + failed + " failed"
                : millis.size() + " times: half within " + percentile(50) + " ms, 99 of 100 within " + percentile(99)
                        + " ms, all within " + percentile(100) + " ms, " + failed + " failed";
    }

    private long percentile(int percent) {
        return millis.get((millis.size() - 1) * percent / 100);
    }
}
