package deluxe.site.operators;

import deluxe.site.dealing.Stragglers;
import deluxe.site.lobby.LedgerFailure;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is done every second, without a request. */
public final class Rounds implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final long EVERY_MILLIS = 1_000;

    private final Absent absent;
    private final Courier courier;
    private final Stragglers stragglers;
    private final Timer timer = new Timer("rounds", true);

    public Rounds(Absent absent, Courier courier, Stragglers stragglers) {
        this.absent = absent;
        this.stragglers = stragglers;
        this.courier = courier;
    }

    public Rounds start() {
        TimerTask round = new TimerTask() {
            @Override
            public void run() {
                tryOnce();
            }
        };
        timer.schedule(round, EVERY_MILLIS, EVERY_MILLIS);
        return this;
    }

    /** One round. Returns what comes to its end when the operators have answered, or have not. */
    public List<CompletableFuture<Void>> once() {
        absent.file();
        List<CompletableFuture<Void>> told = courier.tell();
        stragglers.file();
        return told;
    }

    /** If the database is gone, a later round does it. */
    private void tryOnce() {
        try {
            once();
        } catch (LedgerFailure failure) {
            LOG.error(failure.getMessage());
        } catch (RuntimeException failure) {
            LOG.error("A round failed", failure);
        }
    }

    @Override
    public void close() {
        timer.cancel();
    }
}
