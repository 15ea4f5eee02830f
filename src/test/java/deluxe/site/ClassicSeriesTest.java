package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All Fives and Muggins in the usual schedule, from the lobby to a rank. */
class ClassicSeriesTest extends HostedLobby {
    private static final int QUICK_MILLIS = 1000;
    private static final int TOO_SLOW_MILLIS = 120_000;
    /** Longer than the clock of either table. */
    private static final long A_WHOLE_MATCH = Duration.ofMinutes(16).toMillis();

    @ParameterizedTest
    @CsvSource({"all-fives, 100, 600", "muggins, 150, 900"})
    void theLobbySaysOnWhichTableAndForHowLong(String table, String target, String clockSeconds) {
        Map<?, ?> rules = (Map<?, ?>) running(table).get("rules");

        assertThat(rules.get("table")).hasToString(table);
        assertThat(rules.get("target")).hasToString(target);
        assertThat(rules.get("clockSeconds")).hasToString(clockSeconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void theGameIsToldOnWhichTableItIs(String table) {
        assertThat(guest("Ana").enter(id(table)).text("options", "rules")).isEqualTo(table);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void wholeMatchesAreConfirmedAndRankedWithTheirTimeBonus(String table) {
        String tournament = id(table);
        Told ana = submitted(guest("Ana"), tournament, Difficulty.TACTICIAN, QUICK_MILLIS);
        Told ben = submitted(guest("Ben"), tournament, Difficulty.MASTER, QUICK_MILLIS);

        for (Told ruling : List.of(ana, ben)) {
            assertThat(ruling.text("verdict")).isEqualTo("ranked");
            assertThat(score(ruling, "time")).isPositive();
            assertThat(score(ruling, "total"))
                    .isEqualTo(score(ruling, "points") + score(ruling, "spread") + score(ruling, "time"));
        }
        boolean isBenFirst = score(ben, "total") >= score(ana, "total");
        assertThat(ben.text("rank")).isEqualTo(isBenFirst ? "1" : "2");
        assertThat(ranks(stranger().get("api/tournaments/" + tournament))).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void aMatchThatRunsOutOfTimeIsRankedWithoutATimeBonus(String table) {
        Told ruling = submitted(guest("Ana"), id(table), Difficulty.HARD, TOO_SLOW_MILLIS);

        assertThat(ruling.text("verdict")).isEqualTo("ranked");
        assertThat(score(ruling, "time")).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void aForgedTotalIsRefused(String table) {
        Guest ana = guest("Ana");
        Told entry = ana.enter(id(table));
        String record = Guest.played(entry, Difficulty.MASTER, QUICK_MILLIS);
        clock.pass(A_WHOLE_MATCH);
        Told ruling = ana.submit(entry.text("match"), record.replace("\ntotal ", "\ntotal 9"));

        assertThat(ruling.text("verdict")).isEqualTo("refused");
        assertThat(ruling.text("reason")).contains("total is");
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void aRecordSoonerThanItsMatchTookIsRefused(String table) {
        Guest ana = guest("Ana");
        Told entry = ana.enter(id(table));
        clock.pass(QUICK_MILLIS);
        String record = Guest.played(entry, Difficulty.MASTER, QUICK_MILLIS);

        assertThat(ana.submit(entry.text("match"), record).text("reason")).contains("was entered only 1000 ms before");
    }

    private Told submitted(Guest guest, String tournament, Difficulty player, int paceMillis) {
        Told entry = guest.enter(tournament);
        clock.pass(A_WHOLE_MATCH);
        return guest.submit(entry.text("match"), Guest.played(entry, player, paceMillis));
    }

    private static int score(Told ruling, String part) {
        return Integer.parseInt(ruling.text("score", part));
    }

    private String id(String table) {
        return String.valueOf(running(table).get("id"));
    }

    private Map<?, ?> running(String table) {
        return ((List<?>) stranger().get("api/lobby").json().get("running"))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .filter(each ->
                                ((Map<?, ?>) each.get("rules")).get("table").equals(table))
                        .findFirst()
                        .orElseThrow();
    }
}
