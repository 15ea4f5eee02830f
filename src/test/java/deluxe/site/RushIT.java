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

/** Many at once, honest and otherwise. */
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

    /** Each altered record is handed in for a match of its own, as a cheat would. */
    @Test
    void aRecordAlteredInAnyLineIsRefusedWithItsLine() throws Exception {
        try (Yearly site = new Yearly(folder)) {
            String tournament = site.tournament();
            int lines = record(site.guest("Honest"), tournament)
                    .record()
                    .lines()
                    .toList()
                    .size();
            for (int at = 0; at < lines; at++) {
                for (Alteration alteration : Alteration.values()) {
                    Played honest = record(site.guest(alteration + " " + at), tournament);
                    List<String> altered =
                            new ArrayList<>(honest.record().lines().toList());
                    alteration.alter(altered, at);
                    Told ruling = honest.guest().submit(honest.match(), String.join("\n", altered) + "\n");

                    assertThat(ruling.text("verdict")).as(alteration + " " + at).isEqualTo("refused");
                    assertThat(Integer.parseInt(ruling.text("line"))).isBetween(1, lines + 1);
                    assertThat(ruling.text("reason")).isNotBlank().hasLineCount(1);
                }
            }
            assertThat(new Guest(site.address())
                            .get("api/tournaments/" + tournament)
                            .text("ranked"))
                    .isEqualTo("0");
        }
    }

    /** What a cheat may do to a line. */
    private enum Alteration {
        /** Another last letter: a tile, an end, a number, a word. */
        CHANGE {
            @Override
            void alter(List<String> lines, int at) {
                String line = lines.get(at);
                char last = line.charAt(line.length() - 1);
                lines.set(at, line.substring(0, line.length() - 1) + (last == '3' ? '4' : '3'));
            }
        },
        DROP {
            @Override
            void alter(List<String> lines, int at) {
                lines.remove(at);
            }
        },
        REPEAT {
            @Override
            void alter(List<String> lines, int at) {
                lines.add(at, lines.get(at));
            }
        },
        SWAP {
            @Override
            void alter(List<String> lines, int at) {
                int other = at == 0 ? lines.size() - 1 : at - 1;
                String line = lines.set(at, lines.get(other));
                lines.set(other, line);
            }
        };

        abstract void alter(List<String> lines, int at);
    }

    private static Played record(Guest guest, String tournament) {
        Told entry = guest.enter(tournament);
        return new Played(guest, entry.text("match"), Guest.endedAtOnce(entry, 0));
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
