package deluxe.site;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/** Visitors who each do the same thing again and again until closed, or for some seconds. */
final class Crowd implements AutoCloseable {
    private final List<Thread> visitors = new ArrayList<>();
    private volatile boolean isOver;

    /** Waits until all visitors have gone. */
    void leave() throws InterruptedException {
        for (Thread visitor : visitors) {
            visitor.join();
        }
    }

    /** The same as {@code work} until so many seconds have passed; then the crowd is over. */
    IntConsumer forSeconds(long seconds, IntConsumer work) {
        long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        return time -> {
            if (System.nanoTime() - endNanos < 0) {
                work.accept(time);
            } else {
                isOver = true;
            }
        };
    }

    /**
     * Adds a visitor.
     *
     * @param everyNanos from one beginning to the next, unless the work takes longer
     * @param work is told how often it was done before
     */
    void add(long everyNanos, IntConsumer work) {
        Thread visitor = new Thread(() -> goOn(everyNanos, work), "visitor");
        visitors.add(visitor);
        visitor.start();
    }

    /** Adds visitors who do this without a pause. */
    void add(int many, Runnable work) {
        for (int visitor = 0; visitor < many; visitor++) {
            add(0, time -> work.run());
        }
    }

    private void goOn(long everyNanos, IntConsumer work) {
        for (int time = 0; !isOver; time++) {
            long begun = System.nanoTime();
            work.accept(time);
            LockSupport.parkNanos(everyNanos - (System.nanoTime() - begun));
        }
    }

    @Override
    public void close() {
        isOver = true;
        try {
            for (Thread visitor : visitors) {
                visitor.join(TimeUnit.SECONDS.toMillis(10));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
