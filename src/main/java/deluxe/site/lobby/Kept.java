package deluxe.site.lobby;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** Something that is worked out once for all who ask. While one of them works it out anew, the others take what there is. */
final class Kept<T> {
    /** For how long after a value was fresh others still take it; then they wait. */
    private static final long LENT_MILLIS = 3_000;

    private static final long LONGEST_WAIT_MILLIS = 3_000;

    private final LongSupplier monotonicMillis;
    private final ReentrantLock working = new ReentrantLock();
    private volatile Made<T> made;

    Kept(LongSupplier monotonicMillis) {
        this.monotonicMillis = monotonicMillis;
    }

    /** What was worked out, and when that began. */
    private static final class Made<T> {
        final T value;
        final long atMillis;

        Made(T value, long atMillis) {
            this.value = value;
            this.atMillis = atMillis;
        }
    }

    /** The value: the one there is if it is fresh, else worked out now. */
    T get(ToLongFunction<T> freshMillis, Supplier<T> work) {
        Made<T> before = made;
        long overdueMillis = before == null ? Long.MAX_VALUE : overdueMillis(before, freshMillis);
        if (overdueMillis < 0) {
            return before.value;
        }
        if (!begins(overdueMillis < LENT_MILLIS)) {
            return before.value;
        }
        try {
            return made == before ? worked(work) : made.value;
        } finally {
            working.unlock();
        }
    }

    /** Whether there is a value of which this is true. */
    boolean is(Predicate<T> what) {
        Made<T> now = made;
        return now != null && what.test(now.value);
    }

    private long overdueMillis(Made<T> before, ToLongFunction<T> freshMillis) {
        return monotonicMillis.getAsLong() - before.atMillis - freshMillis.applyAsLong(before.value);
    }

    private T worked(Supplier<T> work) {
        long atMillis = monotonicMillis.getAsLong();
        T value = work.get();
        made = new Made<>(value, atMillis);
        return value;
    }

    /** Whether it is this thread's turn to work: false only if it can go on without. */
    private boolean begins(boolean canGoOnWithout) {
        if (canGoOnWithout) {
            return working.tryLock();
        }
        try {
            if (working.tryLock(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
                return true;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        throw new LedgerFailure("The database has not told the ranks within " + LONGEST_WAIT_MILLIS + " ms.", null);
    }
}
