package deluxe.site.lobby;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** How long ago this server issued each of its latest tickets, by a clock that nobody sets. */
final class EntryTimes {
    private static final int MOST_REMEMBERED = 20_000;

    private final LongSupplier monotonicMillis;
    private final Map<String, Long> entered = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    EntryTimes(LongSupplier monotonicMillis) {
        this.monotonicMillis = monotonicMillis;
    }

    synchronized void note(String match) {
        entered.put(match, monotonicMillis.getAsLong());
    }

    synchronized OptionalLong sinceMillis(String match) {
        Long atMillis = entered.get(match);
        return atMillis == null ? OptionalLong.empty() : OptionalLong.of(monotonicMillis.getAsLong() - atMillis);
    }
}
