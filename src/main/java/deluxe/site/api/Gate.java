package deluxe.site.api;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lets each visitor through so many times a minute: at once at first, then as time passes. Remembers only the latest visitors. */
final class Gate {
    private static final int MOST_REMEMBERED = 10_000;
    private static final double MILLIS_A_MINUTE = 60_000;

    private final int mostAMinute;
    private final Clock clock;
    private final Map<String, Visits> visits = new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Visits> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    Gate(int mostAMinute, Clock clock) {
        this.mostAMinute = mostAMinute;
        this.clock = clock;
    }

    /** How often a visitor may still come, as of a moment. */
    private record Visits(double left, long atMillis) {}

    synchronized boolean lets(String visitor) {
        long nowMillis = clock.millis();
        Visits before = visits.getOrDefault(visitor, new Visits(mostAMinute, nowMillis));
        double regained = (nowMillis - before.atMillis()) * mostAMinute / MILLIS_A_MINUTE;
        double left = Math.min(mostAMinute, before.left() + regained);
        boolean lets = left >= 1;
        visits.put(visitor, new Visits(lets ? left - 1 : left, nowMillis));
        return lets;
    }
}
