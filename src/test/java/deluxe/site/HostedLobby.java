package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import deluxe.site.api.Limits;
import deluxe.site.database.Ledgers;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The lobby over real sockets, on a clock that the test moves. */
abstract class HostedLobby {
    static final Limits LIMITS = new Limits(500, 10, 5);
    /** Longer than any match that {@link #played} plays. */
    static final long LONG_ENOUGH = Duration.ofMinutes(6).toMillis();

    private static final int PACE_MILLIS = 1000;

    @TempDir
    Path folder;

    final SiteClock clock = new SiteClock("2026-03-01T12:00:00Z");
    Ledger ledger;
    SiteServer server;
    URI address;

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        start();
    }

    @AfterEach
    void close() {
        server.close();
        ledger.close();
    }

    void start() throws IOException {
        ledger = ledger();
        server = SiteServer.start(site(), 0);
        address = server.address();
    }

    Ledger ledger() {
        return Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
    }

    TournamentSite site() throws IOException {
        Lobby lobby = new Lobby(ledger, UsualSchedule.dealt("open"), clock, clock::monotonicMillis);
        return new TournamentSite(new Site(folder), lobby, LIMITS, clock::nanoTime);
    }

    Guest stranger() {
        return new Guest(address);
    }

    Guest guest(String name) {
        return Guest.called(name, address);
    }

    /** The record of this entry's match, played well. */
    static String played(Told entry) {
        return played(entry, Difficulty.HARD);
    }

    static String played(Told entry, Difficulty player) {
        return Guest.played(entry, player, PACE_MILLIS);
    }

    /** Plays a match, submits it and returns the record. */
    String finish(Guest guest, String tournament, Difficulty player) {
        Told entry = guest.enter(tournament);
        String record = played(entry, player);
        clock.pass(LONG_ENOUGH);
        assertThat(guest.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
        return record;
    }

    /** Ends a match before the first tile, with no points. */
    void finishEarly(Guest guest, String tournament) {
        Told entry = guest.enter(tournament);
        String record = played(entry);
        String header = record.substring(0, record.indexOf("0 round 1\n"));
        String nothing = "0 round 1\n5000 end\nresult ended-early 0 0\npoints 0\nspread 0\ntime 0\ntotal 0\n";
        clock.pass(LONG_ENOUGH);
        assertThat(guest.submit(entry.text("match"), header + nothing).text("verdict"))
                .isEqualTo("ranked");
    }

    static List<String> ranks(Told ranks) {
        return ((List<?>) ranks.json().get("standings"))
                .stream()
                        .map(standing -> (Map<?, ?>) standing)
                        .map(standing -> standing.get("rank") + " " + standing.get("name"))
                        .toList();
    }
}
