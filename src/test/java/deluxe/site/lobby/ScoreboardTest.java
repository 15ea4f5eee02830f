package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.SiteClock;
import deluxe.site.WatchedLedger;
import deluxe.site.database.Ledgers;
import deluxe.site.lobby.Tournament.Stage;
import deluxe.tournament.ScoreCard;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How often tournaments are counted, and what is seen meanwhile. */
class ScoreboardTest {
    private static final String SCHEDULE = """
            series hourly
            title The Hour
            about A whole hour.
            every 60
            grace 10
            deals open
            prize First
            rules fives
            difficulty hard
            """;

    private static final String[] COUNTING = {"best", "census", "totals", "held"};
    private static final Optional<Player> STRANGER = Optional.empty();
    private static final long SECOND = 1_000;
    private static final long MINUTE = 60 * SECOND;
    private static final int VISITORS = 8;

    @TempDir
    Path folder;

    private final SiteClock clock = new SiteClock("2026-03-01T12:10:00Z");
    private final WatchedLedger changing = new WatchedLedger();
    private final WatchedLedger looking = new WatchedLedger();
    private final ExecutorService visitors = Executors.newFixedThreadPool(VISITORS);
    private Ledger ledger;
    private Lobby lobby;
    private Tournament tournament;

    @BeforeEach
    void open() {
        ledger = Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
        lobby = new Lobby(
                WatchedLedger.of(ledger, changing, looking), Schedule.read(SCHEDULE), clock, clock::monotonicMillis);
        tournament = running(STRANGER).tournament();
    }

    @AfterEach
    void close() {
        looking.goOn();
        visitors.shutdownNow();
        ledger.close();
    }

    @Test
    void whatIsFinalIsCountedOnceInTenMinutes() {
        finish(player("Ana"), 100);
        passUntilSettled();
        assertThat(ranks()).containsExactly("1 Ana");
        int before = looking.times(COUNTING);
        for (int time = 0; time < 9; time++) {
            clock.pass(MINUTE);
            assertThat(ranks()).containsExactly("1 Ana");
        }

        assertThat(looking.times(COUNTING)).isEqualTo(before);
    }

    /** An operator's correction, or what another server has forgotten. */
    @Test
    void whatSomebodyElseChangesInWhatIsFinalIsSeenWithinTenMinutes() {
        Player ana = player("Ana");
        enter(ana);
        passUntilSettled();
        assertThat(ranks()).isEmpty();
        file(ana, 100);
        clock.pass(10 * MINUTE);

        assertThat(ranks()).containsExactly("1 Ana");
    }

    @Test
    void aRecordThatIsFiledOnlyAfterTheRanksAreFinalIsInWhatIsKept() {
        Player ana = player("Ana");
        enter(ana);
        clock.pass(tournament.finalMillis() - clock.millis());
        assertThat(ranks()).isEmpty();
        file(ana, 100);
        clock.pass(5 * SECOND);
        assertThat(ranks()).containsExactly("1 Ana");
        clock.pass(MINUTE);

        assertThat(ranks()).containsExactly("1 Ana");
    }

    @Test
    void aRecordThatIsTakenHereAfterTheRanksWereKeptIsCounted() {
        Player ana = player("Ana");
        Ticket ticket = enter(ana);
        passUntilSettled();
        assertThat(lobby.glance(tournament.id(), STRANGER).census().refused()).isZero();
        lobby.submit(ana, ticket.match(), "late", "192.0.2.1");

        assertThat(lobby.glance(tournament.id(), STRANGER).census().refused()).isEqualTo(1);
    }

    @Test
    void aClockThatIsSetBackMakesWhatWasFinalRunAgain() {
        Player ana = player("Ana");
        enter(ana);
        passUntilSettled();
        ranks();
        long backMillis = clock.millis() - tournament.closesMillis() + MINUTE;
        clock.step(-backMillis);
        assertThat(lobby.glance(tournament.id(), STRANGER).stage()).isEqualTo(Stage.OPEN);
        file(ana, 100);
        clock.pass(SECOND);
        assertThat(ranks()).containsExactly("1 Ana");
        clock.step(backMillis);
        assertThat(ranks()).containsExactly("1 Ana");
        // Until then the leap is not believed.
        clock.pass(60 * MINUTE);
        assertThat(lobby.glance(tournament.id(), STRANGER).stage()).isEqualTo(Stage.FINAL);

        assertThat(ranks()).containsExactly("1 Ana");
    }

    @Test
    void whatIsOnIsCountedOnceASecondForEverybody() {
        Player ana = player("Ana");
        enter(ana);
        clock.pass(SECOND);
        int before = looking.times(COUNTING);
        for (int visitor = 0; visitor < 50; visitor++) {
            running(visitor % 2 == 0 ? STRANGER : Optional.of(ana));
            lobby.glance(tournament.id(), STRANGER);
        }
        assertThat(looking.times(COUNTING)).isEqualTo(before + COUNTING.length);
        assertThat(looking.times("unfinished"))
                .isEqualTo(looking.times("finished"))
                .isEqualTo(2);
        clock.pass(SECOND);
        running(STRANGER);

        assertThat(looking.times(COUNTING)).isEqualTo(before + 2 * COUNTING.length);
    }

    @Test
    void whileOneCountsTheOthersTakeWhatThereIs() throws Exception {
        enter(player("Ana"));
        clock.pass(SECOND);
        looking.hang("best");
        CompletableFuture<Glance> counting = asked();
        looking.awaitAsking(1);

        assertThat(running(STRANGER).census().entries()).isZero();
        assertThat(counting).isNotDone();
        looking.goOn();
        assertThat(counting.join().census().entries()).isEqualTo(1);
        assertThat(running(STRANGER).census().entries()).isEqualTo(1);
    }

    @Test
    void whatNobodyHasCountedYetIsCountedOnceForAllWhoWait() throws Exception {
        enter(player("Ana"));
        clock.pass(MINUTE);
        int before = looking.times(COUNTING);
        looking.hang();
        List<CompletableFuture<Glance>> all =
                Stream.generate(this::asked).limit(VISITORS).toList();
        looking.awaitAsking(1);
        looking.goOn();

        assertThat(all)
                .allSatisfy(each -> assertThat(each.join().census().entries()).isEqualTo(1));
        assertThat(looking.times(COUNTING)).isEqualTo(before + COUNTING.length);
    }

    @Test
    void whoHasJustEnteredOrSubmittedSeesThatAtOnce() {
        finish(player("Ben"), 90);
        finish(player("Cleo"), 80);
        clock.pass(SECOND);
        Player ana = player("Ana");
        assertThat(running(Optional.of(ana)).own()).isEmpty();
        enter(ana);
        assertThat(running(Optional.of(ana)).own().orElseThrow().finish()).isEmpty();
        file(ana, 85);
        Glance own = lobby.glance(tournament.id(), Optional.of(ana));

        assertThat(own.own().orElseThrow().rank()).contains(2);
        assertThat(ranks(own)).containsExactly("1 Ben", "2 Ana", "3 Cleo");
        assertThat(running(Optional.of(ana)).own().orElseThrow().rank()).contains(2);
    }

    @Test
    void whoHasJustSubmittedAnEqualTotalSharesThePrizeAtOnce() {
        Player ana = player("Ana");
        Player ben = player("Ben");
        enter(ben);
        finish(ana, 100);
        clock.pass(tournament.finalMillis() - clock.millis());
        assertThat(lobby.glance(tournament.id(), STRANGER).prizes())
                .containsExactly(Map.entry(1, new Prize(List.of("First"), 1)));
        file(ben, 100);

        assertThat(lobby.glance(tournament.id(), Optional.of(ben)).prizes())
                .containsExactly(Map.entry(1, new Prize(List.of("First"), 2)));
        clock.pass(SECOND);
        assertThat(lobby.glance(tournament.id(), STRANGER).prizes())
                .containsExactly(Map.entry(1, new Prize(List.of("First"), 2)));
    }

    @Test
    void whoseGameIsHeldSeesThatAtOnceAndHasNoRank() {
        Player ana = player("Ana");
        Player ben = player("Ben");
        enter(ana);
        enter(ben);
        file(ana, 100, Optional.of("acts"));
        clock.pass(SECOND);
        ranks();
        file(ben, 100, Optional.of("acts"));
        Glance own = lobby.glance(tournament.id(), Optional.of(ben));

        assertThat(own.own().orElseThrow().rank()).isEmpty();
        assertThat(own.own().orElseThrow().finish().orElseThrow().ruling()).isInstanceOf(Ruling.Held.class);
        assertThat(ranks(own)).containsExactly("1 Ana");
        clock.pass(SECOND);
        assertThat(lobby.glance(tournament.id(), STRANGER).ranks().held())
                .extracting(PlayerResult::name)
                .containsExactly("Ben");
    }

    /** The player's own records are long, and there can be many of them. */
    @Test
    void allThatIsTheViewersOwnIsOneQueryThatReadsNoRecord() {
        Player ana = player("Ana");
        for (int hour = 0; hour < 5; hour++) {
            tournament = running(STRANGER).tournament();
            finish(ana, 100);
            clock.pass(2 * 60 * MINUTE);
        }
        Optional<Player> viewer = Optional.of(ana);
        lobby.programme(viewer);
        int before = looking.times("places");
        Programme programme = lobby.programme(viewer);

        assertThat(programme.ended())
                .hasSize(5)
                .allSatisfy(
                        glance -> assertThat(glance.own().orElseThrow().rank()).contains(1));
        assertThat(looking.times("places")).isEqualTo(before + 1);
        assertThat(looking.times("filed", "better", "ticket")).isZero();
    }

    @Test
    void whatOpensOrClosesIsSeenAtOnce() {
        long leftMillis = tournament.closesMillis() - clock.millis();
        clock.pass(leftMillis - 1);
        assertThat(running(STRANGER).tournament()).isEqualTo(tournament);
        clock.pass(1);

        assertThat(running(STRANGER).tournament()).isNotEqualTo(tournament);
        assertThat(running(STRANGER).stage()).isEqualTo(Stage.OPEN);
    }

    private CompletableFuture<Glance> asked() {
        return CompletableFuture.supplyAsync(() -> running(STRANGER), visitors);
    }

    private Glance running(Optional<Player> viewer) {
        return lobby.programme(viewer).running().get(0);
    }

    private List<String> ranks() {
        return ranks(lobby.glance(tournament.id(), STRANGER));
    }

    private static List<String> ranks(Glance glance) {
        return glance.ranks().standings().stream()
                .map(standing -> standing.rank() + " " + standing.finish().name())
                .toList();
    }

    private Player player(String name) {
        return lobby.claim(name, "0123456789abcdef").player();
    }

    private Ticket enter(Player player) {
        return lobby.enter(player, tournament.id(), "");
    }

    private void finish(Player player, int total) {
        enter(player);
        file(player, total);
    }

    /** As another server files a record. */
    private void file(Player player, int total) {
        file(player, total, Optional.empty());
    }

    private void file(Player player, int total, Optional<String> acts) {
        Ticket ticket =
                ledger.places(player.id(), List.of(tournament.id())).get(0).ticket();
        Ruling ruling = new Ruling.Ranked(new ScoreCard(total, 0, 0));
        Filed filed = new Filed(ticket.match(), tournament.id(), clock.millis(), "a record", "digest", ruling);
        ledger.file(filed, acts);
    }

    private void passUntilSettled() {
        clock.pass(tournament.finalMillis()
                - clock.millis()
                + Duration.ofMinutes(1).toMillis());
    }
}
