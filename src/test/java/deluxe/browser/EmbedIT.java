package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;

/** A tournament's page on one origin embeds the game from another. */
class EmbedIT extends Embedded {
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
}
