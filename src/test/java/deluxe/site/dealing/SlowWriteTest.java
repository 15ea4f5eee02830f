package deluxe.site.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.site.SiteClock;
import deluxe.site.WatchedLedger;
import deluxe.site.database.Ledgers;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.HeatSeat;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreSheet;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers of a site, one of which writes slowly. */
class SlowWriteTest {
    private static final String NOW = "2026-03-01T12:00:00Z";
    private static final int HOUR_MILLIS = 3_600_000;
    private static final int CLOCK_MILLIS = 300_000;

    private final SiteClock slowClock = new SiteClock(NOW);
    private final SiteClock clock = new SiteClock(NOW);
    private final WatchedLedger writes = new WatchedLedger();

    @TempDir
    Path folder;

    private Ledger ledger;
    private Ledger slowLedger;
    private SealedTables tables;
    private SealedTables slow;
    private Tournament tournament;
    private Ticket ticket;
    private int asked;

    @BeforeEach
    void enter() {
        String address = "jdbc:sqlite:" + folder.resolve("tournaments.db");
        ledger = Ledgers.open(address);
        slowLedger = Ledgers.open(address);
        tables = new SealedTables(ledger, clock::millis);
        slow = new SealedTables(WatchedLedger.of(slowLedger, writes, new WatchedLedger()), slowClock::millis);
        tournament = ledger.announce(new Tournament(
                "t-1",
                "Tuesday",
                "",
                Map.of("rules", "fives", "difficulty", "easy"),
                DealRule.read("each"),
                Ledgers.SECRETS.current().seed("t-1"),
                clock.millis(),
                clock.millis() + HOUR_MILLIS,
                clock.millis() + HOUR_MILLIS,
                List.of(""),
                Tournament.ANY_NUMBER));
        ledger.admit(new Player("ana", "Ana"), Likeness.of("Ana"), "digest", clock.millis());
        ticket = ledger.issue(new Ticket("m-1", tournament.id(), "ana", clock.millis(), HeatSeat.alone("m-1")))
                .orElseThrow();
    }

    @AfterEach
    void close() {
        ledger.close();
        slowLedger.close();
    }

    private void pass(long millis) {
        clock.pass(millis);
        slowClock.pass(millis);
    }

    private String ask(SealedTables there, Intent intent) {
        asked++;
        return ask(there, List.of(new Asked(asked, intent)));
    }

    private String ask(SealedTables there, List<Asked> intents) {
        return there.answer(tournament, ticket, QuestionText.write(new Question(0, intents)), "")
                .text();
    }

    private Intent firstPlay() {
        return new Intent.Act(AnswerText.read(ask(slow, List.of()), tournament.agreement("m-1"))
                .told()
                .get(0)
                .told()
                .game()
                .round()
                .plays()
                .play(0));
    }

    /** Asks the slow server, which has not written it yet when this returns. */
    private CompletableFuture<String> askSlowly(Intent intent) throws InterruptedException {
        writes.hang("keep");
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> ask(slow, intent));
        writes.awaitAsking(1);
        return answer;
    }

    @Test
    void whatIsWrittenLateCountsBeforeWhatTimeHasBroughtMeanwhileAtEveryServer() throws Exception {
        ask(slow, new Intent.Start());
        pass(1_000);
        ask(slow, firstPlay());
        pass(100);
        CompletableFuture<String> late = askSlowly(new Intent.Pause());
        pass(3_000);
        assertThat(ask(tables, List.of())).contains("standing running");
        writes.goOn();
        late.join();

        assertThat(ask(tables, List.of())).isEqualTo(ask(slow, List.of())).contains("standing paused");
        assertThat(ask(tables, new Intent.GoOn())).contains("standing running");
        pass(10_000);
        ask(slow, new Intent.EndGame());
        ScoreSheet record = tables.finished(tournament, ticket).orElseThrow();
        assertThat(record.text())
                .isEqualTo(slow.finished(tournament, ticket).orElseThrow().text());
    }

    @Test
    void afterAnEndThatTimeHasBroughtNothingIsTakenThatCameBefore() throws Exception {
        ask(slow, new Intent.Start());
        pass(1_000);
        Intent play = firstPlay();
        pass(CLOCK_MILLIS - 1_100);
        CompletableFuture<String> late = askSlowly(play);
        pass(3_000);
        ScoreSheet record = tables.finished(tournament, ticket).orElseThrow();
        writes.goOn();

        assertThat(late.join()).contains("standing over");
        assertThat(record.text()).contains(" time-up\n").doesNotContain("player plays");
        assertThat(slow.finished(tournament, ticket).orElseThrow().text()).isEqualTo(record.text());
    }
}
