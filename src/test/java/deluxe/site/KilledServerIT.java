package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.Yearly.Played;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed while records come in loses none that it has answered, and counts none twice. */
class KilledServerIT {
    private static final int GUESTS = 60;
    private static final int KILLS = 4;
    private static final int AT_ONCE = 8;

    @TempDir
    Path folder;

    private final Map<String, Told> answered = new ConcurrentSkipListMap<>();

    @Test
    void nothingAnsweredIsLostAndNothingCountsTwice() throws Exception {
        List<Played> matches = new ArrayList<>(entered());
        Random order = new Random(7);
        for (int kill = 0; kill < KILLS; kill++) {
            Collections.shuffle(matches, order);
            submitUntilKilled(matches, 1 + order.nextInt(GUESTS / KILLS));
        }
        assertThat(answered).hasSizeGreaterThan(KILLS).hasSizeLessThan(GUESTS);
        submitTheRestAndAllAgain(matches);

        assertThat(answered.values()).extracting(told -> told.text("verdict")).containsOnly("ranked");
        assertThat(inTheDatabase("PRAGMA integrity_check")).isEqualTo("ok");
        assertThat(inTheDatabase("SELECT COUNT(*) FROM records")).isEqualTo(String.valueOf(GUESTS));
    }

    private List<Played> entered() throws Exception {
        try (Yearly site = new Yearly(folder)) {
            return site.played(GUESTS);
        }
    }

    /** Kills the server in the middle of several submissions, once this many have been answered; a slow kill lets only a few more in. */
    private void submitUntilKilled(List<Played> matches, int answers) throws Exception {
        CountDownLatch enough = new CountDownLatch(answers);
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        try (ServerProcess server = ServerProcess.start(folder)) {
            var address = server.address();
            for (Played match : matches.subList(0, answers + AT_ONCE)) {
                threads.execute(() -> {
                    Told told = match.guest().at(address).submit(match.match(), match.record());
                    if (told.status() == 200) {
                        hear(match, told);
                        enough.countDown();
                    }
                });
            }
            assertThat(enough.await(1, TimeUnit.MINUTES)).isTrue();
            server.kill();
        } finally {
            threads.shutdownNow();
            assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
        }
    }

    private void submitTheRestAndAllAgain(List<Played> matches) throws Exception {
        try (ServerProcess server = ServerProcess.start(folder)) {
            for (Played match : matches) {
                hear(match, match.guest().at(server.address()).submit(match.match(), match.record()));
            }
            Told ranks = new Guest(server.address()).get("api/lobby");
            assertThat(ranks.text("running", "0", "ranked")).isEqualTo(String.valueOf(GUESTS));
        }
    }

    /** Each record has one score for ever; its rank may change as others come in. */
    private void hear(Played match, Told told) {
        Told before = answered.putIfAbsent(match.match(), told);
        if (before != null) {
            assertThat(told.text("score", "total")).isEqualTo(before.text("score", "total"));
        }
    }

    private String inTheDatabase(String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(Yearly.database(folder));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.getString(1);
        }
    }
}
