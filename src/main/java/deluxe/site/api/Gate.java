package deluxe.site.api;

import deluxe.site.http.Reply;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Lets each visitor through a given number of times a minute: all at once at first, then as time passes. Remembers only the latest
 * visitors, and only short names. Its clock counts nanoseconds and never steps, unlike the calendar clock.
 */
final class Gate {
    static final int LONGEST_NAME = 128;

    private static final int MOST_REMEMBERED = 10_000;
    private static final double NANOS_A_MINUTE = 60e9;

    private final int mostAMinute;
    private final LongSupplier nanoTime;
    private final Map<String, Visits> visits = new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Visits> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    Gate(int mostAMinute, LongSupplier nanoTime) {
        this.mostAMinute = mostAMinute;
        this.nanoTime = nanoTime;
    }

    /** How many visits a visitor had left at a moment. */
    private record Visits(double left, long atNanos) {}

    /** Fails unless the visitor is let through. */
    void require(String visitor) {
        if (!lets(visitor)) {
            throw new Failure(Reply.TOO_MANY_REQUESTS, "Too many requests. Wait a moment and try again.");
        }
    }

    synchronized boolean lets(String visitor) {
        if (visitor.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a name of " + visitor.length() + " letters is not kept");
        }
        long now = nanoTime.getAsLong();
        Visits before = visits.getOrDefault(visitor, new Visits(mostAMinute, now));
        double regained = (double) (now - before.atNanos()) / NANOS_A_MINUTE * mostAMinute;
        double left = Math.min(mostAMinute, before.left() + regained);
        boolean lets = left >= 1;
        visits.put(visitor, new Visits(lets ? left - 1 : left, now));
        return lets;
    }
}
