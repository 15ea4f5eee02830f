package deluxe.browser;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Time that runs several times as fast for a server and all its pages alike, for games that the server compares with its own time. Whatever
 * takes real time, such as an answer, seems that much slower to both.
 */
final class QuickTime extends Clock {
    private static final int TIMES = 4;

    private final long fromMillis = System.currentTimeMillis();
    private final long fromNanos = System.nanoTime();

    /** The scripts that make a page's time as fast. Sound cannot be sped up, so they remove it. */
    List<String> scripts() {
        return List.of(
                "window.kitTimes = " + TIMES + "; window.kitQuickFrom = " + fromMillis + ";",
                FirstScript.QUICK_TIME.source(),
                FirstScript.NO_SOUND.source());
    }

    /** What {@link System#nanoTime} would return in this time. */
    long nanoTime() {
        return (System.nanoTime() - fromNanos) * TIMES;
    }

    long monotonicMillis() {
        return TimeUnit.NANOSECONDS.toMillis(nanoTime());
    }

    @Override
    public long millis() {
        return fromMillis + (System.currentTimeMillis() - fromMillis) * TIMES;
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
