package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.lobby.Ledger;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A database that no longer answers stops only the lobby. */
class HangingDatabaseTest extends HostedLobby {
    /** More than the threads that the site has for the lobby. */
    private static final int VISITORS = 40;

    private final CountDownLatch hangs = new CountDownLatch(1);
    private volatile boolean isHanging;

    @Override
    TournamentSite site() throws IOException {
        Ledger sound = ledger;
        ledger = (Ledger) Proxy.newProxyInstance(
                Ledger.class.getClassLoader(), new Class<?>[] {Ledger.class}, (self, method, arguments) -> {
                    if (isHanging) {
                        hangs.await();
                    }
                    try {
                        return method.invoke(sound, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                });
        return super.site();
    }

    @Test
    void pagesAreServedAndTheLobbySaysSoWithinFiveSeconds() {
        ExecutorService visitors = Executors.newFixedThreadPool(VISITORS);
        assertThat(stranger().get("api/lobby").status()).isEqualTo(200);
        assertThat(stranger().get("").status()).isEqualTo(200);
        isHanging = true;
        try {
            List<CompletableFuture<Timed>> asked = Stream.generate(
                            () -> CompletableFuture.supplyAsync(() -> timed("api/lobby"), visitors))
                    .limit(VISITORS)
                    .toList();
            while (asked.stream().noneMatch(CompletableFuture::isDone)) {
                Timed page = timed("");
                assertThat(page.told().status()).isEqualTo(200);
                assertThat(page.took()).isLessThan(Duration.ofSeconds(1));
            }
            for (CompletableFuture<Timed> answer : asked) {
                Timed lobby = answer.join();
                assertThat(lobby.told().status()).isEqualTo(503);
                assertThat(lobby.told().text("error")).hasLineCount(1);
                assertThat(lobby.took()).isLessThan(Duration.ofSeconds(5));
            }
        } finally {
            isHanging = false;
            hangs.countDown();
            visitors.shutdownNow();
        }

        assertThat(stranger().get("api/lobby").status()).isEqualTo(200);
    }

    private record Timed(Guest.Told told, Duration took) {}

    private Timed timed(String path) {
        long begun = System.nanoTime();
        Guest.Told told = stranger().get(path);
        return new Timed(told, Duration.ofNanos(System.nanoTime() - begun));
    }
}
