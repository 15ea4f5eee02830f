package deluxe.site;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that only the test moves. */
final class HandClock extends Clock {
    private final AtomicLong nowMillis;

    HandClock(String now) {
        nowMillis = new AtomicLong(Instant.parse(now).toEpochMilli());
    }

    void pass(long millis) {
        nowMillis.addAndGet(millis);
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
