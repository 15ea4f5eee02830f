package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two server processes on one database file are one site. */
class SharedDatabaseIT {
    private static final int GUESTS = 12;
    private static final int MOST_ASKED = 100;
    private static final Executor SOON = CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS);

    @TempDir
    Path folder;

    @Test
    void whatIsDoneAtOneIsSeenAtTheOther() throws Exception {
        try (ServerProcess first = ServerProcess.start(folder);
                ServerProcess second = ServerProcess.start(folder)) {
            URI one = first.address();
            URI two = second.address();
            String tournament = new Guest(one).firstTournament();
            List<CompletableFuture<Void>> guests = IntStream.range(0, GUESTS)
                    .mapToObj(number ->
                            CompletableFuture.runAsync(() -> playAtBoth("Guest " + number, tournament, one, two)))
                    .toList();
            guests.forEach(CompletableFuture::join);

            Told ranks = whenAllAreRanked(new Guest(one), tournament);
            assertThat(whenAllAreRanked(new Guest(two), tournament)).isEqualTo(ranks);
        }
    }

    /** Strangers are told ranks that are up to a second old. */
    private static Told whenAllAreRanked(Guest stranger, String tournament) {
        Told ranks = stranger.get("api/tournaments/" + tournament);
        for (int asked = 1; asked < MOST_ASKED && !areAllRanked(ranks); asked++) {
            ranks = CompletableFuture.supplyAsync(() -> stranger.get("api/tournaments/" + tournament), SOON)
                    .join();
        }
        assertThat(ranks).matches(SharedDatabaseIT::areAllRanked, "all are ranked");
        return ranks;
    }

    private static boolean areAllRanked(Told ranks) {
        return ranks.text("ranked").equals(String.valueOf(GUESTS));
    }

    /** Makes each request to both servers at the same moment. */
    private static void playAtBoth(String name, String tournament, URI one, URI two) {
        CompletableFuture<Guest> there = CompletableFuture.supplyAsync(() -> Guest.called(name, two));
        Guest here = Guest.called(name, one);
        Guest other = there.join();
        CompletableFuture<Told> othersEntry = CompletableFuture.supplyAsync(() -> other.enter(tournament));
        Told entry = here.enter(tournament);
        assertThat(othersEntry.join()).isEqualTo(entry);

        String record = Guest.endedAtOnce(entry, 3);
        String match = entry.text("match");
        CompletableFuture<Told> othersRuling = CompletableFuture.supplyAsync(() -> other.submit(match, record));
        Told ruling = here.submit(match, record);
        assertThat(ruling.text("verdict")).isEqualTo("ranked");
        assertThat(othersRuling.join().text("score", "total")).isEqualTo(ruling.text("score", "total"));
    }
}
