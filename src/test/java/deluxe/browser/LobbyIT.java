package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest;
import deluxe.site.Guest.Told;
import deluxe.site.UsualSchedule;
import deluxe.site.lobby.Schedule;
import java.io.IOException;
import org.openqa.selenium.Keys;

/** The demonstration site's pages, with the server behind them. */
class LobbyIT extends InTheLobby {
    static final String YEARLY = """
            series yearly
            title The Year
            about One deal for a whole year.
            every 525600
            grace 10
            deals open
            prize Gold
            prize Silver
            rules fives
            difficulty easy
            """;

    @InBrowsers(Engine.CHROMIUM)
    void anEmptyLobbyInvitesOnTheSmallestPhone(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.IPHONE_SE), Schedule.usual());

        assertInviting(page);
        assertPlayIsInSight(page);
    }

    @InBrowsers
    void anEmptyLobbyInvitesOnAPhone(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.IPHONE_6), Schedule.usual());

        assertInviting(page);
        assertPlayIsInSight(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void anEmptyLobbyInvitesAtADesk(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.FRAME), Schedule.usual());

        assertInviting(page);
        page.turnTo(TestDevice.LAPTOP);
        assertInviting(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void whoInstallsTheLobbyHasItsGamesInTheSameApp(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.FRAME), Schedule.usual());
        String scope = (String) page.run("""
                const manifest = document.querySelector('link[rel=manifest]').href;
                const request = new XMLHttpRequest();
                request.open('GET', manifest, false);
                request.send();
                const said = JSON.parse(request.responseText);
                return [said.scope, said.start_url].map(each => new URL(each, manifest).pathname).join(' ');""");

        assertThat(scope).isEqualTo("/ /");
        assertThat(page.installabilityErrors()).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theLobbyLeadsToWhatIsStoredOfItsPlayers(Visitor visitor) throws IOException {
        GamePage page = lobby(
                visitor.on(TestDevice.IPHONE_SE)
                        .withScript("Object.defineProperty(navigator, 'languages', { get: () => ['es-MX'] });"),
                Schedule.usual());
        page.click("footer a");
        page.until("document.querySelector('h1').textContent === 'Privacidad'");
        Axe.check(page);

        assertThat(page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void ranksShowTiesAsTiesAndWhatWasRefusedOnlyAsANumber(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.IPHONE_SE), Schedule.read(YEARLY));
        finish("Ana", page, "");
        finish("Ben", page, "");
        finish("Cleo", page, "\ntotal 9");
        page.open("/");
        page.until("/Ana and Ben lead/.test(document.getElementById('running').textContent)");
        page.click("[aria-label='Ranks: The Year']");
        page.until("document.querySelectorAll('.ranks tbody tr').length === 2");

        assertThat(texts(page, ".ranks .rank")).containsExactly("1", "1");
        assertThat(texts(page, ".ranks tbody th")).containsExactly("Ana", "Ben");
        assertThat(page.text(".company")).contains("1 record was refused.");
        assertThat(page.text("main")).doesNotContain("Cleo");
        assertThat(page.findAll(".watch button")).isEmpty();
        assertSound(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aBrowserThatPrefersSpanishSeesASpanishLobby(Visitor visitor) throws IOException {
        GamePage page = lobby(
                visitor.on(TestDevice.IPHONE_SE)
                        .withScript("Object.defineProperty(navigator, 'languages', { get: () => ['es-419', 'en'] });"),
                UsualSchedule.dealt("open"));

        assertThat(page.run("return document.documentElement.lang")).isEqualTo("es");
        assertThat(texts(page, ".tables h3")).contains("La hora esmeralda", "Noche de salón");
        assertThat(texts(page, "h1, h2")).containsExactly("Torneos", "En juego", "Clasificación final");
        assertThat(texts(page, ".tables .company")).containsOnly("Aún no ha entrado nadie: sé el primero.");
        assertSound(page);
        finish("Ana", page, "");
        finish("Cleo", page, "\ntotal 9");
        page.find(".tables .button.quiet").click();
        page.until("/Se ha rechazado 1 registro/.test(document.querySelector('.company').textContent)");
        assertSound(page);
        sitDown(page, "ana");
        page.until("/tiene ya este nombre/.test(document.getElementById('name-news').textContent)");
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("409"));
    }

    /** From the lobby to a verified rank, twice in one browser: the second player takes the seat of the first. */
    @InBrowsers
    void twoPlayersMeetTheSameDealsAndAreRankedByWhatTheServerVerified(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(YEARLY));
        page.click("[aria-label='Play: The Year']");
        page.find("#name").sendKeys("Ana B.", Keys.ENTER);
        startAndLearn(page);
        Object dealt = dealtHand(page);
        endGame(page);
        assertThat(outcome(page)).isEqualTo("Verified: 1st of 1");
        Axe.check(page);
        pressInGame(page, "Submit Score");
        page.until("document.activeElement.id === 'outcome'");

        page.open("/");
        sitDown(page, "Ben");
        page.until("/Ben/.test(document.getElementById('seat').textContent)");
        page.click("[aria-label='Play: The Year']");
        pressInGame(page, "Start");
        assertThat(dealtHand(page)).isEqualTo(dealt);
        endGame(page);
        assertThat(outcome(page)).isEqualTo("Verified: 1st of 2");
        pressInGame(page, "Submit Score");
        page.until("document.activeElement.id === 'outcome'");
        page.until("document.querySelector('#outcome .gap').textContent === 'Level with Ana B.'");
        assertThat(page.findAll("#outcome [aria-label='Watch the game of Ben']"))
                .hasSize(1);
        page.click("#outcome .primary");
        page.until("document.querySelectorAll('.ranks .own').length === 1");

        assertThat(texts(page, ".ranks .rank")).containsExactly("1", "1");
        assertThat(texts(page, ".ranks tbody th")).containsExactly("Ana B.", "Ben (you)");
        assertSound(page);
        assertThat(page.findAll("[aria-label='Watch the game of Ana B.']")).isEmpty();
        page.click("[aria-label='Watch the game of Ben']");
        page.until("/game\\/watch\\.html\\?player=Ben#[-_A-Za-z0-9]+$/.test(location.href)");
        page.until("/Ben/.test(document.body.textContent)");
    }

    /** The page is opened again in a frame inside itself; then the outer page gives the match up. */
    @InBrowsers(Engine.CHROMIUM)
    void whatWasSaidAboutAMatchIsGoneWhenItOpens(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(YEARLY));
        page.click("[aria-label='Play: The Year']");
        page.find("#name").sendKeys("Ana", Keys.ENTER);
        pressInGame(page, "Start");
        page.run(
                "window.inner = document.createElement('iframe'); inner.src = location.href; document.body.append(inner)");
        page.until("/open in another tab/.test(inner.contentDocument.getElementById('news').textContent)");
        page.run("document.querySelector('#table iframe').remove()");

        page.until("inner.contentDocument.getElementById('news').textContent === ''");
    }

    /** The database comes from a backup that is older than the match, and later the right one is found. */
    @InBrowsers(Engine.CHROMIUM)
    void aRecordThatTheSiteKnowsNothingOfStaysInTheBrowserUntilTheSiteTakesIt(Visitor visitor) throws Exception {
        GamePage page = lobby(visitor.on(TestDevice.IPHONE_SE), Schedule.read(YEARLY));
        page.click("[aria-label='Play: The Year']");
        page.find("#name").sendKeys("Ana", Keys.ENTER);
        startAndLearn(page);
        dealtHand(page);
        inDatabase("CREATE TABLE backup AS SELECT * FROM tickets", "DELETE FROM tickets");
        endGame(page);
        page.until("document.querySelector('#untaken li')");

        assertThat(page.text("#news")).startsWith("There is no such match");
        Axe.check(page);
        pressInGame(page, "Submit Score");
        page.until("document.activeElement.id === 'untaken'");
        assertThat(page.findAll("#untaken li")).hasSize(1);

        page.open("/");
        page.until("document.querySelector('#untaken li')");
        assertSound(page);
        page.press("Submit again");
        page.until("/no such match/.test(document.getElementById('news').textContent)");
        inDatabase("INSERT INTO tickets SELECT * FROM backup");
        page.press("Submit again");
        page.until("document.getElementById('untaken').hidden");

        page.click("[aria-label='Ranks: The Year']");
        page.until("document.querySelectorAll('.ranks tbody tr').length === 1");
        assertThat(page.isTrue("document.getElementById('untaken').hidden")).isTrue();
        assertThat(page.takeFaults())
                .allMatch(fault -> fault.contains("404"))
                .filteredOn(fault -> fault.contains(" for PUT "))
                .hasSize(2);
    }

    @InBrowsers(Engine.CHROMIUM)
    void onlyTheSameRecordAgainIsDelivered(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor.on(TestDevice.FRAME), Schedule.read(YEARLY));
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        Told others = Guest.called("Ben", address(page))
                .enter(Guest.called("Ben", address(page)).get("api/lobby").text("running", "0", "id"));
        page.run(
                "window.handIn = (match, record) => import('/scripts/untaken.js')"
                        + ".then(site => site.handIn(match, record)).then(ruling => { window.ruled = ruling ? 'taken' : 'kept'; })");
        page.run(
                "import('/scripts/server.js').then(site => site.get('lobby').then(lobby => site.enter(lobby.running[0].id)))"
                        + ".then(entry => { window.own = entry.match; })");
        page.until("window.own");

        assertThat(handedIn(page, "own", "first")).isEqualTo("taken");
        assertThat(handedIn(page, "own", "first")).isEqualTo("taken");
        assertThat(page.isTrue("document.getElementById('untaken').hidden")).isTrue();
        assertThat(handedIn(page, "own", "second")).isEqualTo("kept");
        assertThat(handedIn(page, "'" + others.text("match") + "'", "third")).isEqualTo("kept");
        assertThat(handedIn(page, "'no-such-match'", "fourth")).isEqualTo("kept");

        assertThat(texts(page, "#untaken li span")).contains("no-such-match", others.text("match"));
        page.open("/");
        page.until("document.querySelectorAll('#untaken li').length === 3");
        page.press("Delete");
        page.press("Delete it for good");
        page.until("document.querySelectorAll('#untaken li').length === 2");
        assertSound(page);
        assertThat(page.takeFaults())
                .filteredOn(fault -> fault.contains(" for PUT "))
                .hasSize(3);
    }

    private static Object handedIn(GamePage page, String match, String record) {
        page.run("window.ruled = ''; handIn(" + match + ", '" + record + "\\n')");
        page.until("window.ruled");
        return page.run("return window.ruled");
    }

    private static void startAndLearn(GamePage page) {
        pressInGame(page, "Start");
        for (int next = 1; next < 6; next++) {
            pressInGame(page, "NEXT");
        }
        pressInGame(page, "PLAY!");
    }

    private static void endGame(GamePage page) {
        pressInGame(page, "Settings and pause");
        pressInGame(page, "End Game");
        pressInGame(page, "Yes, End It");
    }

    private static void assertPlayIsInSight(GamePage page) {
        assertThat(page.isTrue(
                        "document.querySelector('.tables .primary').getBoundingClientRect().bottom <= innerHeight"))
                .isTrue();
    }

    private static void assertInviting(GamePage page) {
        assertThat(texts(page, ".tables h3"))
                .containsExactlyInAnyOrder(
                        "The Quarter Bell",
                        "The Daily Challenge",
                        "First Tiles",
                        "The Emerald Hour",
                        "Arcade Night",
                        "Muggins of the Day");
        assertThat(texts(page, ".tables .company")).containsOnly("No one has entered yet. Be the first!");
        assertThat(texts(page, ".tables .countdown")).allMatch(text -> text.matches("(\\d+:)?\\d+:\\d\\d"));
        assertSound(page);
    }
}
