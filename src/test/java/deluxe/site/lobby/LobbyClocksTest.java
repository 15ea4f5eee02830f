package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.site.SiteClock;
import deluxe.site.UsualSchedule;
import deluxe.site.database.Ledgers;
import deluxe.site.lobby.Tournament.Stage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server's calendar is set forward and back; time passes all the same. */
class LobbyClocksTest {
    private static final long HOUR = Duration.ofHours(1).toMillis();
    private static final long MINUTES = Duration.ofMinutes(6).toMillis();
    private static final int PACE_MILLIS = 1000;
    private static final String ADDRESS = "127.0.0.1";

    @TempDir
    Path folder;

    private final SiteClock calendar = new SiteClock("2026-03-01T12:10:00Z");
    private final AtomicLong measured = new AtomicLong(5_000_000);
    private Ledger ledger;
    private Lobby lobby;
    private Player ana;

    @BeforeEach
    void open() {
        ledger = Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
        lobby = lobby();
        ana = lobby.claim("Ana", "0123456789abcdef").player();
    }

    @AfterEach
    void close() {
        ledger.close();
    }

    @Test
    void aClockThatIsSetBackTenSecondsRefusesNobody() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        String record = record(ticket);
        pass(lastMillis(record));
        calendar.pass(-10_000);

        assertThat(lobby.submit(ana, ticket.match(), record, ADDRESS).ruling()).isInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void aServerThatDidNotMeasureTakesTheRecordLater() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        String record = record(ticket);
        Lobby other = lobby();
        pass(lastMillis(record));
        calendar.pass(-10_000);

        assertThatThrownBy(() -> other.submit(ana, ticket.match(), record, ADDRESS))
                .isInstanceOfSatisfying(
                        Declined.class, declined -> assertThat(declined.why()).isEqualTo(Declined.Cause.LATER))
                .hasMessageContaining("clock set");
        assertThat(lobby.isFiled(ticket)).isFalse();
        pass(10_000);
        assertThat(other.submit(ana, ticket.match(), record, ADDRESS).ruling()).isInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void whoEnteredWhileTheClockRanAheadWaitsForTheOpening() {
        calendar.pass(HOUR);
        lobby = lobby();
        String early = hourly();
        Ticket ticket = lobby.enter(ana, early, "");
        calendar.pass(-HOUR);

        assertThat(lobby.known(early).stageAt(calendar.millis())).isEqualTo(Stage.COMING);
        assertThatThrownBy(() -> lobby.enter(ana, early, ""))
                .isInstanceOf(Declined.class)
                .hasMessageContaining("not open yet");
        Player ben = lobby.claim("Ben", "0123456789abcdef").player();
        assertThatThrownBy(() -> lobby.enter(ben, early, ""))
                .isInstanceOf(Declined.class)
                .hasMessageContaining("not open yet");
        pass(MINUTES);
        assertThatThrownBy(() -> lobby.submit(ana, ticket.match(), record(ticket), ADDRESS))
                .isInstanceOfSatisfying(
                        Declined.class, declined -> assertThat(declined.why()).isEqualTo(Declined.Cause.LATER));
        pass(HOUR);
        assertThat(lobby.enter(ana, early, "")).isEqualTo(ticket);
        assertThat(lobby.submit(ana, ticket.match(), record(ticket), ADDRESS).ruling())
                .isInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void aClockThatLeapsForwardRanksNoRecordEarly() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        pass(5_000);
        calendar.pass(MINUTES);

        assertThatThrownBy(() -> lobby.submit(ana, ticket.match(), record(ticket), ADDRESS))
                .isInstanceOfSatisfying(
                        Declined.class, declined -> assertThat(declined.why()).isEqualTo(Declined.Cause.LATER));
        pass(MINUTES);
        assertThat(lobby.submit(ana, ticket.match(), record(ticket), ADDRESS).ruling())
                .isInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void aClockThatLeapsForwardMakesNoTournamentFinalEarly() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        String record = record(ticket);
        pass(MINUTES);
        lobby.submit(ana, ticket.match(), record, ADDRESS);
        Player ben = lobby.claim("Ben", "0123456789abcdef").player();
        Ticket bens = lobby.enter(ben, ticket.tournament(), "");
        pass(MINUTES);
        calendar.pass(8 * HOUR);

        assertThat(lobby.glance(ticket.tournament(), Optional.empty()).stage()).isEqualTo(Stage.OPEN);
        assertThatThrownBy(() -> lobby.record(ticket.match(), Optional.of(ben)))
                .isInstanceOfSatisfying(
                        Declined.class, declined -> assertThat(declined.why()).isEqualTo(Declined.Cause.FORBIDDEN));
        assertThatThrownBy(() -> lobby.submit(ben, bens.match(), record(bens), ADDRESS))
                .isInstanceOfSatisfying(
                        Declined.class, declined -> assertThat(declined.why()).isEqualTo(Declined.Cause.LATER));
        calendar.pass(-8 * HOUR);
        assertThat(lobby.submit(ben, bens.match(), record(bens), ADDRESS).ruling())
                .isNotInstanceOf(Ruling.Refused.class);
    }

    @Test
    void aServerThatStartsBehindTheDatabaseSaysSo() {
        calendar.pass(HOUR);
        Lobby ahead = lobby();
        ahead.enter(ana, hourly(ahead), "");
        calendar.pass(-HOUR);

        assertThat(StandardError.of(this::lobby)).hasLineCount(1).contains("before they opened (1)");
        pass(HOUR);
        assertThat(StandardError.of(this::lobby)).isEmpty();
    }

    @Test
    void whoIsSoonerThanTheMatchCanBePlayedIsRefusedForGood() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        pass(5_000);

        assertThat(lobby.submit(ana, ticket.match(), record(ticket), ADDRESS).ruling())
                .isInstanceOfSatisfying(
                        Ruling.Refused.class,
                        refused -> assertThat(refused.why()).isEqualTo(Ruling.Why.TOO_SOON));
    }

    @Test
    void aRefusedRecordIsKeptForThirtyDaysAfterItsTournamentWasFinal() {
        Ticket ticket = lobby.enter(ana, hourly(), "");
        Filed refused = lobby.submit(ana, ticket.match(), "no record", ADDRESS);
        pass(lobby.known(ticket.tournament()).finalMillis() - calendar.millis());
        pass(Duration.ofDays(30).toMillis() - 1);
        somebodySubmits();
        assertThat(lobby.record(ticket.match(), Optional.of(ana))).isEqualTo(refused);

        pass(HOUR);
        somebodySubmits();
        assertThatThrownBy(() -> lobby.record(ticket.match(), Optional.of(ana))).hasMessageContaining("doesn't count");
        assertThat(ledger.filed(ticket.match()).orElseThrow().text()).isEmpty();
        assertThat(lobby.submit(ana, ticket.match(), "no record", ADDRESS).ruling())
                .isInstanceOf(Ruling.Refused.class);
        assertThat(lobby.glance(ticket.tournament(), Optional.empty()).census().refused())
                .isEqualTo(1);
    }

    private void somebodySubmits() {
        Player player = lobby.claim("Ben", "0123456789abcdef").player();
        lobby.submit(player, lobby.enter(player, hourly(), "").match(), "nothing", ADDRESS);
    }

    private Lobby lobby() {
        return new Lobby(ledger, UsualSchedule.dealt("open"), calendar, measured::get);
    }

    private String hourly() {
        return hourly(lobby);
    }

    private String hourly(Lobby asked) {
        return asked.programme(Optional.empty()).running().stream()
                .map(glance -> glance.tournament())
                .filter(tournament -> tournament.stageAt(calendar.millis()) == Stage.OPEN)
                .map(Tournament::id)
                .filter(id -> id.startsWith("emerald-hour"))
                .findFirst()
                .orElseThrow();
    }

    private void pass(long millis) {
        calendar.pass(millis);
        measured.addAndGet(millis);
    }

    private String record(Ticket ticket) {
        return Records.whole(lobby.known(ticket.tournament()).terms(ticket.match()), Difficulty.HARD, PACE_MILLIS);
    }

    private static long lastMillis(String record) {
        String line = record.lines().toList().get((int) record.lines().count() - 6);
        return Long.parseLong(line.substring(0, line.indexOf(' ')));
    }
}
