package deluxe.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What happened, in order, as a value: {@link #with} gives a longer one, and the older stays as it was. */
public final class Log<T> {
    private final Log<T> before;
    private final T last;
    private final int size;

    private Log(Log<T> before, T last, int size) {
        this.before = before;
        this.last = last;
        this.size = size;
    }

    public static <T> Log<T> empty() {
        return new Log<>(null, null, 0);
    }

    public Log<T> with(T entry) {
        return new Log<>(this, entry, size + 1);
    }

    public int size() {
        return size;
    }

    /** What was written last. */
    public Optional<T> last() {
        return Optional.ofNullable(last);
    }

    /** The last entry of which this is true. */
    public Optional<T> last(Predicate<T> wanted) {
        for (Log<T> log = this; log.size > 0; log = log.before) {
            if (wanted.test(log.last)) {
                return Optional.of(log.last);
            }
        }
        return Optional.empty();
    }

    /** All entries, the oldest first. */
    public List<T> entries() {
        List<T> entries = new ArrayList<>(size);
        for (Log<T> log = this; log.size > 0; log = log.before) {
            entries.add(log.last);
        }
        Collections.reverse(entries);
        return entries;
    }
}
