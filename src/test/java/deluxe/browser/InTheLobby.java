package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest;
import deluxe.site.Guest.Told;
import deluxe.site.TournamentSite;
import deluxe.site.api.Limits;
import deluxe.site.database.Ledgers;
import deluxe.site.http.Site;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Tests in the lobby of a site with its own ledger, and in the game that is played there. */
abstract class InTheLobby {
    private static final String GAME = "document.querySelector('iframe').contentDocument";

    @TempDir
    Path folder;

    private Ledger ledger;

    @BeforeEach
    void openLedger() {
        ledger = Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
    }

    Ledger ledger() {
        return ledger;
    }

    /** Changes the site's database behind its back. */
    void inDatabase(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tournaments.db"));
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.executeUpdate(sql);
            }
        }
    }

    GamePage lobby(Visitor visitor, Schedule schedule) throws IOException {
        return open(visitor, new TournamentSite(pages(), ledger, schedule, Limits.USUAL, Clock.systemUTC()));
    }

    /** The same with time running faster, for the server and for its pages. */
    GamePage quickLobby(Visitor visitor, Schedule schedule) throws IOException {
        QuickTime time = new QuickTime();
        time.scripts().forEach(visitor::withScript);
        Lobby lobby = new Lobby(ledger, schedule, time, time::monotonicMillis);
        return open(visitor, new TournamentSite(pages(), lobby, Limits.USUAL, time::nanoTime));
    }

    private static Site pages() throws IOException {
        return new Site(Path.of("web"));
    }

    private GamePage open(Visitor visitor, TournamentSite site) {
        GamePage page = visitor.at(site).closingAtLast(ledger::close).open("/");
        page.until("!document.getElementById('running').hasAttribute('aria-busy')");
        return page;
    }

    static void sitDown(GamePage page, String name) {
        page.click("#seat button");
        page.find("#name").sendKeys(name, Keys.ENTER);
    }

    static void pressInGame(GamePage page, String label) {
        String button = "[].find.call(" + GAME + ".querySelectorAll('button'), button =>"
                + " button.offsetParent && button.textContent.trim() === '" + label + "')";
        page.until("document.querySelector('iframe') && " + button);
        page.run(button + ".click()");
    }

    static Object dealtHand(GamePage page) {
        page.until(GAME + ".querySelectorAll('#hand button').length === 7");
        return page.run("return [].map.call(" + GAME + ".querySelectorAll('#hand button'), button => button.id)");
    }

    static String outcome(GamePage page) {
        page.until("document.querySelector('#outcome h2')");
        return String.valueOf(page.run("return document.querySelector('#outcome h2').textContent"));
    }

    static List<String> texts(GamePage page, String selector) {
        return page.texts(selector);
    }

    /** The page is no wider than the window, and axe finds nothing. */
    static void assertSound(GamePage page) {
        assertThat(page.isTrue("document.documentElement.scrollWidth <= window.innerWidth"))
                .isTrue();
        Axe.check(page);
    }

    static void finish(String name, GamePage page, String forgedTotal) {
        Guest guest = Guest.called(name, address(page));
        Told entry = guest.enter(guest.get("api/lobby").text("running", "0", "id"));
        String record = Guest.endedAtOnce(entry, name.length());
        String handedIn = forgedTotal.isEmpty() ? record : record.replace("\ntotal ", forgedTotal);
        assertThat(guest.submit(entry.text("match"), handedIn).status()).isEqualTo(200);
    }

    static URI address(GamePage page) {
        return page.site().address();
    }
}
