package deluxe.site.lobby;

import java.time.Clock;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time that the lobby goes by: the calendar's, unless that leaps forward. Whether it was set wrongly or put right, or the machine
 * slept, no process can know; so the time before goes on for an hour, and only then is the calendar believed. A calendar that is set
 * back is believed at once, because waiting longer costs nobody anything.
 */
final class SteadyClock {
    private static final Logger LOG = LoggerFactory.getLogger(SteadyClock.class);
    /** Clocks are put right by small steps all the time. */
    private static final long STEP_MILLIS = Duration.ofSeconds(10).toMillis();

    private static final long DOUBT_MILLIS = Duration.ofHours(1).toMillis();

    private final Clock calendar;
    private final LongSupplier monotonicMillis;
    /** How far the calendar is ahead of the other clock, as far as it is believed. */
    private long aheadMillis;

    private boolean isDoubted;
    private long doubtedSinceMillis;

    SteadyClock(Clock calendar, LongSupplier monotonicMillis) {
        this.calendar = calendar;
        this.monotonicMillis = monotonicMillis;
        this.aheadMillis = calendar.millis() - monotonicMillis.getAsLong();
    }

    long calendarMillis() {
        return calendar.millis();
    }

    synchronized long millis() {
        long measuredMillis = monotonicMillis.getAsLong();
        long nowAheadMillis = calendar.millis() - measuredMillis;
        if (nowAheadMillis - aheadMillis <= STEP_MILLIS) {
            aheadMillis = nowAheadMillis;
            isDoubted = false;
        } else if (!isDoubted) {
            isDoubted = true;
            doubtedSinceMillis = measuredMillis;
            warn(nowAheadMillis - aheadMillis);
        } else if (measuredMillis - doubtedSinceMillis >= DOUBT_MILLIS) {
            aheadMillis = nowAheadMillis;
            isDoubted = false;
        }
        return measuredMillis + aheadMillis;
    }

    private static void warn(long leapMillis) {
        LOG.warn(
                "The clock leapt {} s forward, or this machine slept. The tournaments go on with the time before for an"
                        + " hour, in case the clock is wrong; to believe it now, restart the server.",
                Duration.ofMillis(leapMillis).toSeconds());
    }
}
