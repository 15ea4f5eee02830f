package deluxe.site;

import deluxe.site.lobby.Ledger;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** What is asked of a ledger by those who change something, or by those who only look. Answers can be held back. */
public final class WatchedLedger {
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();
    private final Semaphore arrived = new Semaphore(0);
    private volatile List<String> held = List.of();
    private volatile CountDownLatch answers = new CountDownLatch(0);

    /** A ledger that passes everything on to a sound one, once both who ask are watched. */
    public static Ledger of(Ledger sound, WatchedLedger changing, WatchedLedger looking) {
        Ledger readers = looking.watched(sound.forReaders(), null);
        return changing.watched(sound, readers);
    }

    private Ledger watched(Ledger sound, Ledger readers) {
        return (Ledger) Proxy.newProxyInstance(
                Ledger.class.getClassLoader(), new Class<?>[] {Ledger.class}, (self, method, arguments) -> {
                    if (method.getName().equals("forReaders")) {
                        return readers;
                    }
                    asked.merge(method.getName(), 1, Integer::sum);
                    if (held.isEmpty() || held.contains(method.getName())) {
                        arrived.release();
                        answers.await();
                    }
                    try {
                        return method.invoke(sound, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                });
    }

    /** How often one of these was asked for. */
    public int times(String... questions) {
        return List.of(questions).stream()
                .mapToInt(question -> asked.getOrDefault(question, 0))
                .sum();
    }

    /** Doesn't answer these questions from now on, or none at all. */
    public void hang(String... questions) {
        held = List.of(questions);
        arrived.drainPermits();
        answers = new CountDownLatch(1);
    }

    /** Returns once this many have asked since it hangs. */
    public void awaitAsking(int many) throws InterruptedException {
        if (!arrived.tryAcquire(many, 10, TimeUnit.SECONDS)) {
            throw new AssertionError("only " + arrived.availablePermits() + " of " + many + " have asked");
        }
    }

    public void goOn() {
        answers.countDown();
    }
}
