package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.TournamentSite;
import deluxe.site.api.Limits;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.database.SqlOffice;
import deluxe.site.http.Site;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import deluxe.site.operators.Telling;
import deluxe.site.operators.Tickets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** A page of another tournament, on an origin of its own, opens a match that its server has a ticket for. */
class TicketIT {
    @TempDir
    Path folder;

    private HostSite host;

    @AfterEach
    void close() {
        host.close();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aTicketIsEnoughToPlayAMatchThatTheGamesServerDeals(Visitor visitor) throws Exception {
        String database = "jdbc:sqlite:" + folder.resolve("tournaments.db");
        SqlLedger ledger = Ledgers.open(database);
        try (SqlOffice office = new SqlOffice(DatabaseAddress.read(database), "olga", System::currentTimeMillis)) {
            office.operator("acme", "", Ledgers.SECRETS.current().id(), "a contract");
        }
        Lobby lobby = new Lobby(ledger, Schedule.usual(), Clock.systemUTC(), System::currentTimeMillis);
        Tickets.Issued issued = new Tickets(lobby, ledger.operators())
                .issue(
                        ledger.operators().operator("acme").orElseThrow(),
                        Map.of("request", "r1", "account", "a", "difficulty", "easy"));
        TournamentSite site = new TournamentSite(new Site(Path.of("web")), lobby, Limits.USUAL, System::nanoTime)
                .with(ledger.operators());
        host = new HostSite(visitor.scripts());
        GamePage page = visitor.at(site).closingAtLast(ledger::close).open(host);

        page.run("embed({ticket: '" + issued.token() + "', player: 'Ana'})");
        page.until("heard.length");
        assertThat(EmbedIT.heard(page)).containsExactly(EmbedIT.READY);
        EmbedIT.inGame(page, () -> {
            EmbedIT.sitDown(page);
            page.run("document.getElementById('menu').click()");
            GameIT.press(page, "End Game");
            GameIT.press(page, "Yes, End It");
            page.until("document.querySelector('.results')");
        });
        page.until("heard.some(said => said.startsWith('ended '))");

        assertThat(ledger.operators().tellings(issued.match()))
                .extracting(Telling::type)
                .contains(Telling.Type.STARTED, Telling.Type.INTERRUPTED, Telling.Type.FINISHED);
        page.run("embed({ticket: '" + issued.token() + "'})");
        page.until("heard.some(said => said.startsWith('error {\"code\":\"ticket\"'))");
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("403"));
    }
}
