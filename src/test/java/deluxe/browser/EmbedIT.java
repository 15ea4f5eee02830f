package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ProgramVersion;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A tournament's page on one origin embeds the game from another. */
class EmbedIT {
    /** How the game says that it is open, and of which version it is. */
    static final String READY = "ready {\"version\":\"" + ProgramVersion.text() + "\"}";

    private static final String MATCH =
            "{match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'easy', clockSeconds: 60, pause: 'never'}";

    private static final String NOTHING_WAITS =
            "!Object.keys(localStorage).some(key => key.startsWith('deluxe.unsent'))";

    private HostSite host;

    @AfterEach
    void close() {
        host.close();
    }

    @InBrowsers
    void theTournamentHearsOfTheWholeMatchAndGetsAScoreThatTheRulesConfirm(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        playAndEnd(page);

        assertThat(heard(page)).startsWith(READY, "started {\"match\":\"m1\",\"resumed\":false}");
        assertThat(heard(page))
                .anyMatch(said -> said.matches("score .\"match\":\"m1\",\"atMillis\":\\d+,\"player\":\\d+,.*"));
        assertThat(heard(page)).last().asString().startsWith("finished m1 {\"ending\":\"ended-early\"");
        assertThat(heard(page)).last().asString().endsWith("\"total\":" + confirmed(page) + "}");
        submit(page);
        page.until("heard[heard.length - 1] === 'closed {\"match\":\"m1\",\"reason\":\"finished\"}'");
        assertThat(page.findAll("iframe")).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theTournamentHearsOfRoundsTurnsAndPauses(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH.replace("'never'", "'always'"));
        inGame(page, () -> sitDown(page));
        page.until("stands.includes('turn m1 player')");
        inGame(page, () -> {
            page.run("document.getElementById('menu').click()");
            page.until("document.querySelector('.pop-up')");
        });
        page.until("stands.includes('paused m1 true')");
        inGame(page, () -> {
            GameIT.press(page, "Keep Playing");
            page.until("document.querySelector('#hand button')");
            page.run("document.getElementById(document.getElementById('hand').dataset.first).click()");
            page.until("document.querySelector('#ends button')");
            page.run("document.querySelector('#ends button').click()");
        });
        page.until("stands.lastIndexOf('turn m1 opponent') > stands.indexOf('paused m1 false')");

        assertThat((List<?>) page.run("return stands.filter(each => /round|paused/.test(each))"))
                .isEqualTo(List.of("round m1 1", "paused m1 true", "paused m1 false"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aHostCanWishColoursAndNoLessonsFirst(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH.replace("}", ", theme: 'daylight', lessons: 'none'}"));
        inGame(page, () -> {
            assertThat(page.run("return document.querySelector('.screens').dataset.theme"))
                    .isEqualTo("daylight");
            page.click(".start .primary");
            page.until("document.querySelectorAll('#hand button').length === 7");
        });
        assertThat(page.isTrue("heard.some(said => said.startsWith('started'))"))
                .isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theTavernIsEmbeddedWhereItIs(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("game = embed({rules: 'dados'})");
        page.until("heard[0] === '" + READY + "'");
        assertThat(page.find("iframe").getAttribute("src")).contains("/game/dados.html#host=");
        page.run("game.close()");
        page.until("heard[1] === 'closed {\"match\":\"\",\"reason\":\"left\"}'");
        assertThat(page.findAll("iframe")).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theFrameMayDoOnlyWhatTheGameNeedsAndItsAddressTellsNothing(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);

        assertThat(page.find("iframe").getAttribute("sandbox")).isEqualTo("allow-scripts allow-same-origin");
        assertThat(page.find("iframe").getAttribute("allow")).isEqualTo("autoplay");
        assertThat(page.find("iframe").getAttribute("src")).endsWith("/game/#host=" + host.origin());
        assertThat(page.find("iframe").getAttribute("title")).isNotEmpty();
        page.enter(0);
        assertThat(page.run("return document.referrer")).isEqualTo("");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theStartTellsWhatTheMatchIsForAndTheTableTheScoreToBeat(Visitor visitor) {
        String told = ", title: 'Tuesday <b>Cup</b>', prize: 'A gold medal', leader: 'Ana', toBeat: 143}";
        GamePage page = embedded(visitor, MATCH.replace("}", told));
        page.enter(0);
        page.until("document.querySelector('.start .occasion')");

        assertThat(
                        page.run(
                                "return [...document.querySelectorAll('.occasion > *')].map(line => line.textContent).join('|')"))
                .isEqualTo("Tuesday <b>Cup</b>|Prize: A gold medal|To beat: 143 by Ana");
        page.rest();
        Axe.check(page);
        page.click(".start .primary");
        page.until("document.querySelector('.how-to')");
        page.click(".how-to .row button");
        page.until("getComputedStyle(document.querySelector('.to-beat')).visibility === 'visible'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theStartOfATournamentsMatchHasAWayBack(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.enter(0);
        page.until("document.querySelector('.start .back')");
        page.click(".start .back");
        page.leave();
        page.until("heard[heard.length - 1] === 'closed {\"match\":\"m1\",\"reason\":\"left\"}'");
    }

    /** The element is not attached to the page, so nothing is loaded. */
    @InBrowsers(Engine.CHROMIUM)
    void theFrameLoadsThePageForItsRules(Visitor visitor) {
        GamePage page = opened(visitor);
        String framed = """
                const folder = new URLSearchParams(location.search).get('game');
                const place = document.createElement('div');
                DominoesDeluxe.embed(place, { game: folder + arguments[1], options: { rules: arguments[0] } });
                return place.querySelector('iframe').src.replace(folder, '').replace(/#.*/, '');""";

        assertThat(page.run(framed, "all-fives", "")).isEqualTo("classic.html");
        assertThat(page.run(framed, "muggins", "")).isEqualTo("classic.html");
        assertThat(page.run(framed, "fives", "")).isEqualTo("");
        assertThat(page.run(framed, "toString", "")).isEqualTo("");
        assertThat(page.run(framed, "muggins", "index.html")).isEqualTo("index.html");
    }

    @InBrowsers(Engine.CHROMIUM)
    void optionsThatTheGameDoesNotTakeAreReportedAndShown(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("embed({match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'brutal'})");
        page.until("heard.length");

        assertThat(heard(page))
                .singleElement()
                .asString()
                .startsWith("error {\"code\":\"options\"")
                .contains("brutal");
        page.enter(0);
        GameIT.press(page, "Back");
        page.leave();
        page.until("heard[1] === 'closed {\"match\":\"m1\",\"reason\":\"refused\"}'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatCannotLoadLeadsBackToTheTournament(Visitor visitor) {
        GamePage page = opened(
                visitor.withScript("XMLHttpRequest.prototype.open = () => { throw new Error('nothing comes'); };"));
        page.run("embed(" + MATCH + ")");
        page.enter(0);
        page.until("!document.getElementById('trouble-back').hidden");
        assertThat(page.text("#trouble-reason")).isEqualTo("nothing comes");
        assertThat(page.texts("#trouble .ways > :not([hidden])")).containsExactly("Try again", "Back");
        page.click("#trouble-back");
        page.leave();
        page.until("heard[heard.length - 1] === 'closed {\"match\":\"m1\",\"reason\":\"left\"}'");
        assertThat(page.findAll("iframe")).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aRecordThatThePageDidNotTakeIsHandedInAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'refused'");
        playAndEnd(page);
        page.until("heard.some(said => said.includes('the server is down'))");
        page.run("answer = 'taken'");
        page.until("records.length === 2");

        assertThat(page.isTrue("records[0] === records[1]")).isTrue();
        inGame(page, () -> page.until(NOTHING_WAITS));
    }

    @InBrowsers
    void aRecordThatNobodyAcknowledgedIsHandedInAtTheNextStartUntilItIs(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'never'");
        playAndEnd(page);
        String record = String.valueOf(page.run("return records[0]"));

        page.open(host.embedding(page.site()));
        page.run("embed({match: 'm2', seed: '00000000000000000000000000000007', difficulty: 'easy'})");
        page.until("records.length === 1");
        assertThat(page.run("return records[0]")).isEqualTo(record);
        inGame(page, () -> page.until(NOTHING_WAITS));

        page.open(host.embedding(page.site()));
        page.run("embed({match: 'm3', seed: '00000000000000000000000000000007', difficulty: 'easy'})");
        page.until("heard.length");
        assertThat(heard(page)).containsExactly(READY);
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutAnAnswerThePlayerIsToldThatTheScoreWillBeSentAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'never'");
        playAndEnd(page);
        submit(page);
        page.enter(0);
        page.until("document.querySelector('.notice').textContent === 'Sending your score.'");
        page.until("/will be sent again/.test(document.querySelector('.notice').textContent)");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchThatWasPlayedIsNotPlayedAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        playAndEnd(page);
        int total = confirmed(page);
        page.open(host.embedding(page.site()));
        page.run("embed(" + MATCH + ")");
        page.until("records.length === 1");

        assertThat(confirmed(page)).isEqualTo(total);
        page.enter(0);
        page.until("/already played this match/.test(document.querySelector('.results').textContent)");
        assertThat(page.findAll("#hand")).isEmpty();
    }

    @InBrowsers
    void twoPagesCannotPlayTheSameMatchAndTheSecondGoesOnWhenTheFirstIsGone(Visitor visitor) {
        assertOnlyOnePlays(visitor);
    }

    @InBrowsers(Engine.CHROMIUM)
    void twoPagesCannotPlayTheSameMatchInABrowserWithoutLocks(Visitor visitor) {
        assertOnlyOnePlays(visitor.withScript(FirstScript.NO_LOCKS.source()));
    }

    @InBrowsers(Engine.CHROMIUM)
    void practiceIsPlayedInOnePageAndMovesToAnotherOnRequest(Visitor visitor) {
        assertPracticeIsBroughtHere(visitor);
    }

    @InBrowsers(Engine.CHROMIUM)
    void practiceMovesToAnotherPageOnRequestInABrowserWithoutLocks(Visitor visitor) {
        assertPracticeIsBroughtHere(visitor.withScript(FirstScript.NO_LOCKS.source()));
    }

    private void assertPracticeIsBroughtHere(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("embed({})");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("embed({})");
        page.until("heard.some(said => said.includes('elsewhere'))");
        page.enter(1);
        page.until("(document.querySelector('.refused .primary') || {}).textContent === 'Play Here'");
        page.run("document.querySelector('.refused .primary').click()"); // it is below the visible part of the window
        page.until("document.querySelector('.standing .primary')");
        page.run("document.querySelector('.standing .primary').click()");
        page.until("document.querySelectorAll('#hand button').length === 7");
        page.enter(0);
        page.until("document.querySelector('.refused')");
        page.leave();
    }

    private void assertOnlyOnePlays(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("first = embed(" + MATCH + ")");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("embed(" + MATCH + ")");
        page.until("heard.some(said => said.startsWith('error'))");
        assertThat(heard(page)).last().asString().contains("\"code\":\"elsewhere\"");
        page.enter(1);
        assertThat(page.find("h1").getAttribute("textContent")).isEqualTo("The game is open elsewhere");
        Axe.check(page);

        page.leave();
        page.run("heard = []; first.close()");
        page.until("heard.some(said => said.startsWith('closed'))");
        page.until("heard.includes('started {\"match\":\"m1\",\"resumed\":true}')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatIsTakenAwayGoesOnAtTheNextVisit(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("game = embed(" + MATCH + ")");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("game.close()");
        page.until("heard[heard.length - 1] === 'closed {\"match\":\"m1\",\"reason\":\"left\"}'");
        assertThat(page.findAll("iframe")).isEmpty();
        page.run("embed(" + MATCH + ")");

        page.until("heard.includes('started {\"match\":\"m1\",\"resumed\":true}')");
        assertThat(heard(page)).containsSubsequence(READY, "started {\"match\":\"m1\",\"resumed\":true}");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatDoesNotAnswerIsReported(Visitor visitor) {
        GamePage page = opened(visitor.withFakeClock());
        page.open(host.embedding(page.site()).replace("/game/", "/kit/first.js"));
        page.run("embed({})");
        page.clock().advance(Duration.ofSeconds(31));

        assertThat(heard(page)).singleElement().asString().contains("\"code\":\"no-answer\"");
    }

    /** It begins a match of a minute; the game's text is enough to see that it has opened. */
    @InBrowsers(Engine.CHROMIUM)
    void theExamplesStaticPageShowsTheGame(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("location.href = '/example/index.html' + location.search");
        page.until("document.getElementById('score') && document.querySelector('iframe[title=\"Dominoes Deluxe\"]')");
        assertThat(page.run("return document.getElementById('score').textContent"))
                .isEqualTo("0 : 0");
    }

    private GamePage embedded(Visitor visitor, String options) {
        GamePage page = opened(visitor);
        page.run("embed(" + options + ")");
        page.until("heard.length === 1");
        assertThat(heard(page)).containsExactly(READY);
        return page;
    }

    private GamePage opened(Visitor visitor) {
        host = new HostSite(visitor.scripts());
        return visitor.open(host);
    }

    /** Sits down in the frame, plays the first tile that scores, ends the match and waits until the record has arrived. */
    static void playAndEnd(GamePage page) {
        inGame(page, () -> playAndEndHere(page));
        page.until("records.length || raw.some(said => said.type === 'finished')");
    }

    /** The same for a game that is not in a frame; it does not wait for the record. */
    static void playAndEndHere(GamePage page) {
        sitDown(page);
        page.run("[].find.call(document.querySelectorAll('#hand button'), b => /scores/.test(b.textContent)).click()");
        page.until("document.querySelector('#ends button')");
        page.run("document.querySelector('#ends button').click()");
        page.until("document.querySelectorAll('#hand button').length === 6");
        page.run("document.getElementById('menu').click()");
        GameIT.press(page, "End Game");
        GameIT.press(page, "Yes, End It");
        page.until("document.querySelector('.results')");
    }

    /** Sits down as a first-time player: goes through the lessons and the countdown to the first turn. */
    static void sitDown(GamePage page) {
        GameIT.startPlaying(page);
        page.until("/scores|can be played/.test(document.getElementById('hand').textContent)");
    }

    private static void submit(GamePage page) {
        inGame(page, () -> GameIT.press(page, "Submit Score"));
    }

    static void inGame(GamePage page, Runnable what) {
        page.enter(0);
        page.until(GameIT.STARTED);
        what.run();
        page.leave();
    }

    private static int confirmed(GamePage page) {
        Verdict verdict = Verification.verify(String.valueOf(page.run("return records[records.length - 1]")));
        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
        return ((Verdict.Confirmed) verdict).total();
    }

    static List<String> heard(GamePage page) {
        return ((List<?>) page.run("return heard"))
                .stream().map(String::valueOf).toList();
    }
}
