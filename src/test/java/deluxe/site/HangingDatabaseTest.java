package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A database that no longer answers stops only the lobby. */
class HangingDatabaseTest extends HostedLobby {
    /** More than the threads that the site has for any kind of request. */
    private static final int VISITORS = 40;

    /** The threads of each kind. */
    private static final int THREADS = 16;

    private final WatchedLedger changing = new WatchedLedger();
    private final WatchedLedger looking = new WatchedLedger();

    @Override
    TournamentSite site() throws IOException {
        ledger = WatchedLedger.of(ledger, changing, looking);
        return super.site();
    }

    @Test
    void pagesAreServedAndTheLobbySaysSoWithinFiveSeconds() {
        ExecutorService visitors = Executors.newFixedThreadPool(VISITORS);
        assertThat(stranger().get("api/lobby").status()).isEqualTo(200);
        assertThat(stranger().get("").status()).isEqualTo(200);
        // What was counted before is no longer shown.
        clock.pass(Duration.ofMinutes(1).toMillis());
        hang();
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
            goOn();
            visitors.shutdownNow();
        }

        assertThat(stranger().get("api/lobby").status()).isEqualTo(200);
    }

    @Test
    void whoEntersOrSubmitsDoesNotWaitForThoseWhoOnlyLook() throws Exception {
        Guest reader = guest("Reader");
        String tournament = reader.firstTournament();
        Crowd crowd = new Crowd();
        looking.hang();
        try {
            crowd.add(VISITORS, () -> reader.get("api/lobby"));
            looking.awaitAsking(THREADS);
            Guest ana = guest("Ana");
            Guest.Told entry = ana.enter(tournament);
            clock.pass(LONG_ENOUGH);
            Guest.Told ruling = ana.submit(entry.text("match"), played(entry));

            assertThat(ruling.text("verdict")).isEqualTo("ranked");
            assertThat(ruling.text("rank")).isEqualTo("1");
        } finally {
            looking.goOn();
            crowd.close();
        }
    }

    @Test
    void whoOnlyLooksDoesNotWaitForThoseWhoEnterOrSubmit() throws Exception {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        Crowd crowd = new Crowd();
        changing.hang();
        try {
            crowd.add(VISITORS, () -> ana.enter(tournament));
            changing.awaitAsking(THREADS);

            assertThat(ana.get("api/lobby").status()).isEqualTo(200);
            assertThat(ana.get("api/tournaments/" + tournament).status()).isEqualTo(200);
        } finally {
            changing.goOn();
            crowd.close();
        }
    }

    private void hang() {
        changing.hang();
        looking.hang();
    }

    private void goOn() {
        changing.goOn();
        looking.goOn();
    }

    private record Timed(Guest.Told told, Duration took) {}

    private Timed timed(String path) {
        long begun = System.nanoTime();
        Guest.Told told = stranger().get(path);
        return new Timed(told, Duration.ofNanos(System.nanoTime() - begun));
    }
}
