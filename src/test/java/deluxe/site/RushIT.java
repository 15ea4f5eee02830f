package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.Yearly.Played;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many requests at once. */
class RushIT {
    private static final int THOUSAND = 1_000;

    @TempDir
    Path folder;

    @Test
    void aThousandRecordsAtOnceAreAllRankedAndSoAreTheirRepetitions() throws Exception {
        try (Yearly site = new Yearly(folder)) {
            List<Played> matches = site.played(THOUSAND);
            List<Told> rulings = submitted(matches);
            List<Told> again = submitted(matches);
            Told ranks = matches.get(0).guest().get("api/tournaments/" + site.tournament());

            assertThat(rulings).extracting(told -> told.text("verdict")).containsOnly("ranked");
            assertThat(totals(again)).isEqualTo(totals(rulings));
            assertThat(ranks.text("ranked")).isEqualTo(String.valueOf(THOUSAND));
            assertRanksFollowTotals((List<?>) ranks.json().get("standings"));
        }
    }

    private static List<Told> submitted(List<Played> matches) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THOUSAND / 4);
        try {
            List<Told> told = new ArrayList<>();
            for (Future<Told> each : threads.invokeAll(matches.stream()
                    .map(match -> (Callable<Told>) match::submit)
                    .toList())) {
                told.add(each.get());
            }
            return told;
        } finally {
            threads.shutdown();
        }
    }

    private static List<String> totals(List<Told> rulings) {
        return rulings.stream().map(told -> told.text("score", "total")).toList();
    }

    private static void assertRanksFollowTotals(List<?> standings) {
        int rank = 0;
        int total = Integer.MAX_VALUE;
        for (int at = 0; at < standings.size(); at++) {
            Map<?, ?> standing = (Map<?, ?>) standings.get(at);
            int next = ((Number) ((Map<?, ?>) standing.get("score")).get("total")).intValue();
            rank = next == total ? rank : at + 1;
            total = next;
            if (!Boolean.TRUE.equals(standing.get("own"))) {
                assertThat(((Number) standing.get("rank")).intValue()).isEqualTo(rank);
            }
        }
    }
}
