package deluxe.site.lobby;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is done to the ledger at the start and then once an hour, by whichever request comes first. */
final class Housekeeping {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final long REFUSED_KEPT_MILLIS = Duration.ofDays(30).toMillis();
    private static final long IDLE_KEPT_MILLIS = Duration.ofDays(90).toMillis();
    private static final long EVERY_MILLIS = Duration.ofHours(1).toMillis();
    /** How much servers' clocks may differ. */
    private static final long DIFFERENCE_MILLIS = Duration.ofSeconds(10).toMillis();

    private final Ledger ledger;
    private final SteadyClock clock;
    private final LongSupplier monotonicMillis;
    private final AtomicLong dueMillis;

    Housekeeping(Ledger ledger, SteadyClock clock, LongSupplier monotonicMillis) {
        this.ledger = ledger;
        this.clock = clock;
        this.monotonicMillis = monotonicMillis;
        this.dueMillis = new AtomicLong(monotonicMillis.getAsLong());
    }

    /** Fails if a tournament that is not final was announced with a secret that is missing. */
    void begin() {
        long nowMillis = clock.millis();
        long early = ledger.unfinished(nowMillis).stream()
                .filter(tournament -> tournament.opensMillis() > nowMillis + DIFFERENCE_MILLIS)
                .count();
        if (early > 0) {
            LOG.warn(
                    "By this server's clock, tournaments were entered before they opened ({}). Either it is slow, or another"
                            + " server's clock is or was ahead.",
                    early);
        }
        tidyUp();
    }

    void tidyUp() {
        long nowMillis = monotonicMillis.getAsLong();
        long due = dueMillis.get();
        if (nowMillis >= due && dueMillis.compareAndSet(due, nowMillis + EVERY_MILLIS)) {
            ledger.forgetRefused(clock.millis() - REFUSED_KEPT_MILLIS);
            ledger.forgetIdlePlayers(clock.millis() - IDLE_KEPT_MILLIS);
            ledger.showSeeds(clock.millis());
        }
    }
}
