package deluxe.site;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that only the test moves. */
public final class SiteClock extends Clock {
    private final AtomicLong nowMillis;
    private final AtomicLong passedMillis = new AtomicLong();

    public SiteClock(String now) {
        nowMillis = new AtomicLong(Instant.parse(now).toEpochMilli());
    }

    public void pass(long millis) {
        nowMillis.addAndGet(millis);
        passedMillis.addAndGet(millis);
    }

    /** Sets the wall clock forward or back without time passing. */
    public void step(long millis) {
        nowMillis.addAndGet(millis);
    }

    /** What {@link System#nanoTime} would return. */
    long nanoTime() {
        return TimeUnit.MILLISECONDS.toNanos(passedMillis.get());
    }

    /** The same in milliseconds. */
    public long monotonicMillis() {
        return passedMillis.get();
    }

    @Override
    public long millis() {
        return nowMillis.get();
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("nobody here asks for a zone");
    }
}
