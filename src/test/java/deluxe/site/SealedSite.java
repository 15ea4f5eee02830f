package deluxe.site;

import deluxe.session.Intent;
import deluxe.session.RemoteDealer;
import deluxe.session.wire.QuestionText;
import deluxe.site.api.Limits;
import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import deluxe.site.operators.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A site that deals, over real sockets: two servers with one database. */
abstract class SealedSite {
    static final int WHOLE_MATCH_MILLIS = 20 * 60_000;
    static final int MANY = 1_000_000;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Schedule schedule;

    @TempDir
    Path folder;

    final SiteClock clock = new SiteClock("2026-03-01T12:00:00Z");
    final List<Ledger> ledgers = new ArrayList<>();
    final List<SiteServer> servers = new ArrayList<>();
    final List<Rounds> rounds = new ArrayList<>();

    SealedSite() {
        this(UsualSchedule.dealt("each"));
    }

    SealedSite(Schedule schedule) {
        this.schedule = schedule;
    }

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        start();
        start();
    }

    @AfterEach
    void close() {
        rounds.forEach(Rounds::close);
        servers.forEach(SiteServer::close);
        ledgers.forEach(Ledger::close);
    }

    /** Where the site keeps what it must not forget. */
    String ledgerAddress() throws IOException {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }

    Limits limits() {
        return new Limits(MANY, 100, 5, MANY, MANY, MANY);
    }

    final void start() throws IOException {
        SqlLedger ledger = Ledgers.open(ledgerAddress());
        Lobby lobby = new Lobby(ledger, schedule, clock, clock::monotonicMillis);
        TournamentSite site = new TournamentSite(new Site(folder), lobby, limits(), clock::nanoTime);
        servers.add(SiteServer.start(site, 0));
        ledgers.add(ledger);
        rounds.add(site.roundsFor(ledger.operators(), PATIENCE));
    }

    Guest guest(String name) {
        return Guest.called(name, servers.get(0).address());
    }

    static List<String> running(Guest guest) {
        List<String> ids = new ArrayList<>();
        ((List<?>) guest.get("api/lobby").json().get("running"))
                .forEach(each -> ids.add(String.valueOf(((Map<?, ?>) each).get("id"))));
        return ids;
    }

    static String question(int seen, int number, Intent intent) {
        return QuestionText.write(new RemoteDealer.Question(seen, List.of(new RemoteDealer.Asked(number, intent))));
    }
}
