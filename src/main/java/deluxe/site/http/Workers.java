package deluxe.site.http;

import deluxe.site.http.Needs.Lane;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads for answers that may wait, some for each lane. A request gets another answer if too many are waiting, or if it has waited too
 * long.
 */
final class Workers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Workers.class);
    private static final int THREADS = 16;
    private static final int MOST_WAITING = 2_000;

    private final long mostMillis;
    private final Map<Lane, ThreadPoolExecutor> lanes = new EnumMap<>(Lane.class);

    Workers(long mostMillis) {
        this.mostMillis = mostMillis;
        lanes.put(Lane.LOOKING, threads());
        lanes.put(Lane.CHANGING, threads());
    }

    /** Passes on the answer that {@code work} gives, or {@code givenUp} instead: once, and soon. */
    void answer(Lane lane, Supplier<Reply> work, Reply givenUp, Consumer<Reply> then) {
        ThreadPoolExecutor threads = lanes.get(lane);
        CompletableFuture<Reply> answer = new CompletableFuture<>();
        Runnable task = () -> {
            if (!answer.isDone()) {
                answer.complete(work.get());
            }
        };
        CompletableFuture<Void> handedOn = answer.thenAccept(given -> {
            threads.remove(task);
            then.accept(given);
        });
        answer.completeOnTimeout(givenUp, mostMillis, TimeUnit.MILLISECONDS);
        try {
            threads.execute(task);
        } catch (RejectedExecutionException full) {
            answer.complete(givenUp);
        }
        handedOn.exceptionally(Workers::told);
    }

    int waiting() {
        return lanes.values().stream().mapToInt(lane -> lane.getQueue().size()).sum();
    }

    @Override
    public void close() {
        lanes.values().forEach(ThreadPoolExecutor::shutdownNow);
    }

    private static Void told(Throwable failure) {
        LOG.error("Could not send an answer", failure);
        return null;
    }

    private static ThreadPoolExecutor threads() {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                THREADS, THREADS, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), Workers::thread);
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "answers");
        thread.setDaemon(true);
        return thread;
    }
}
