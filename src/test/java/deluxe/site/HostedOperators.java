package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.api.Limits;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Lobby;
import deluxe.site.operators.OperatorKeys;
import deluxe.site.operators.Rounds;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A site that deals for the server of a tournament elsewhere, which is called acme. */
abstract class HostedOperators {
    static final int MOST_TICKETS = 20;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    final SiteClock clock = new SiteClock("2026-03-01T12:00:00Z");
    SqlLedger ledger;
    SqlOffice office;
    SiteServer site;
    Rounds rounds;
    OperatorServer acme;

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        ledger = Ledgers.open(database());
        office = new SqlOffice(DatabaseAddress.read(database()), "olga", clock::millis);
        Lobby lobby = new Lobby(ledger, UsualSchedule.dealt("each"), clock, clock::monotonicMillis);
        TournamentSite source = new TournamentSite(
                        new Site(folder), lobby, new Limits(200, 100, 5, 60, MOST_TICKETS, 300), clock::nanoTime)
                .with(ledger.operators());
        site = SiteServer.start(source, 0);
        rounds = source.roundsFor(ledger.operators(), PATIENCE);
        acme = operator("acme");
    }

    @AfterEach
    void close() {
        acme.close();
        rounds.close();
        site.close();
        office.close();
        ledger.close();
    }

    String database() {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }

    OperatorServer operator(String name) throws IOException {
        office.operator(name, "", Ledgers.SECRETS.current().id(), "a contract");
        OperatorServer server = new OperatorServer(name, key(name), clock, 0);
        office.operator(name, server.address(), Ledgers.SECRETS.current().id(), "it runs");
        return server;
    }

    String key(String name) {
        return new OperatorKeys(Ledgers.SECRETS)
                .current(ledger.operators().operator(name).orElseThrow())
                .orElseThrow();
    }

    URI address() {
        return site.address();
    }

    Told launch(String ticket) {
        Guest nobody = new Guest(address());
        return nobody.send(nobody.request("v1/launches")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(ticket)));
    }

    Told launched(String request, String more) {
        Told ticket = acme.askForTicket(address(), request, "player-" + request, more);
        assertThat(ticket.status()).as(ticket.body()).isEqualTo(200);
        Told launch = launch(ticket.text("ticket"));
        assertThat(launch.status()).as(launch.body()).isEqualTo(200);
        return launch;
    }

    Guest player(Told launch) {
        return new Guest(address()).bearing(launch.text("token"));
    }

    SealedPlayer seated(Told launch) {
        SealedPlayer player = new SealedPlayer(launch, clock, () -> player(launch));
        player.sitDown();
        return player;
    }

    void tell() {
        List<CompletableFuture<Void>> told = new ArrayList<>();
        do {
            told.clear();
            told.addAll(rounds.once());
            told.forEach(CompletableFuture::join);
        } while (!told.isEmpty());
    }

    List<String> types() {
        return acme.told().stream()
                .map(each -> each.get("type") + (each.containsKey("cause") ? " " + each.get("cause") : ""))
                .toList();
    }
}
