package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest;
import deluxe.site.lobby.Schedule;
import java.io.IOException;

/** A tournament that takes only so many. */
class FullTournamentIT extends InTheLobby {
    @InBrowsers(Engine.CHROMIUM)
    void aFullTournamentSaysSoAndTellsWhoeverComesTooLate(Visitor visitor) throws IOException {
        assertFull(visitor, "en", "at most 2 players", "This tournament is full.");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aFullTournamentSaysSoInSpanish(Visitor visitor) throws IOException {
        assertFull(visitor, "es", "2 jugadores como mucho", "Este torneo está completo.");
    }

    private void assertFull(Visitor visitor, String language, String limit, String full) throws IOException {
        String speaks = "Object.defineProperty(navigator, 'languages', { get: () => ['" + language + "'] });";
        GamePage page = lobby(
                visitor.on(TestDevice.IPHONE_SE).withScript(speaks), Schedule.read(LobbyIT.YEARLY + "entries 2\n"));
        assertThat(texts(page, ".chips li")).contains(limit);
        finish("Ana", page, "");
        sitDown(page, "Ben");
        page.until("/Ben/.test(document.getElementById('seat').textContent)");
        page.click(".tables .button.primary");
        page.until("document.querySelector('iframe')");

        page.open("/");
        sitDown(page, "Cleo");
        page.until("/Cleo/.test(document.getElementById('seat').textContent)");
        page.until("document.querySelector('.tables .company').textContent === '" + full + "'");
        assertThat(page.findAll(".tables .button.primary")).isEmpty();
        assertSound(page);
        page.open("/play.html?id="
                + Guest.called("Dan", address(page)).get("api/lobby").text("running", "0", "id"));
        page.until("document.getElementById('news').textContent === '" + full + "'");
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("409"));
    }
}
