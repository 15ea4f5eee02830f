package deluxe.browser;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** Pages that talk to the game and must not be heard, or that send what they must not. */
class HostileIT {
    private static final String BEGIN =
            "{deluxe: 1, type: 'begin', options: {match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'easy', pause: 'never'}}";

    private static final List<String> WRONG = List.of(
            "null",
            "1",
            "'begin'",
            "[]",
            "{}",
            "new Date()",
            "{deluxe: 2, type: 'close'}",
            "{deluxe: 1}",
            "{deluxe: 1, type: {}}",
            "{deluxe: 1, type: 'constructor'}",
            "{deluxe: 1, type: '__proto__'}",
            "{deluxe: 1, type: 'close', more: 1}",
            "JSON.parse('{\"deluxe\": 1, \"type\": \"close\", \"__proto__\": {}}')",
            "{deluxe: 1, type: 'acknowledge'}",
            "{deluxe: 1, type: 'acknowledge', match: 'm1'}",
            "{deluxe: 1, type: 'acknowledge', match: {toString: null}}",
            "{deluxe: 1, type: 'acknowledge', match: 'x'.repeat(1e7)}");

    private static final List<String> WRONG_OPTIONS = List.of("null", "[]", "'match=m1'", "undefined");

    /** The names of options that do not exist, as the refusal lists them. */
    private static final List<String> WRONG_NAMES = List.of(
            "__proto__", "constructor", "hasOwnProperty", "match-name", "utm_source", "2nd", "a b", "x".repeat(40));

    private static final String MANY_WRONG_OPTIONS = "const options = JSON.parse('{\"__proto__\": \"x\"}');"
            + "for (const name of ['constructor', 'hasOwnProperty', 'match-name', 'utm_source', '2nd', 'a b', 'x'.repeat(10000)])"
            + " options[name] = 'y'.repeat(10000);"
            + "options.match = {}; options.seed = NaN; options.difficulty = 'z'.repeat(10000); options.deals = 'x'.repeat(40000);";

    private HostSite host;

    @AfterEach
    void close() {
        if (host != null) {
            host.close();
        }
    }

    @InBrowsers
    void messagesFromAnyPageButTheOneAroundTheGameAreIgnored(Visitor visitor) {
        GamePage page = opened(visitor);
        try (HostSite stranger = new HostSite(visitor.scripts())) {
            page.run("embed({match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'easy'})");
            page.until("heard.length === 1");
            page.run("frameIntruder('" + stranger.page("intruder.html") + "')");
            page.until("frames.length === 2");
            page.enter(1);
            page.until("window.speak");
            page.run("for (let time = 0; time < 100; time++) speak('m1')");
            page.leave();
            page.run("say('the last word')");
            page.until("heard.length > 1");

            assertThat(EmbedIT.heard(page))
                    .containsExactly(
                            EmbedIT.READY, "error {\"code\":\"message\",\"message\":\"not a message of protocol 1\"}");
            assertThat(page.findAll("iframe")).hasSize(2);
        }
    }

    @InBrowsers(Engine.CHROMIUM)
    void wrongMessagesChangeNothingAndAFloodOfThemIsReportedThreeTimes(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("embed({match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'easy', pause: 'never'})");
        page.until("heard.length === 1");
        for (String wrong : WRONG) {
            page.run("say(" + wrong + ")");
        }
        page.run("for (let time = 0; time < 2000; time++) say(" + BEGIN + ")");
        EmbedIT.playAndEnd(page);

        assertThat(EmbedIT.heard(page))
                .filteredOn(said -> said.startsWith("error"))
                .hasSizeBetween(1, 6)
                .allMatch(said -> said.contains("\"code\":\"message\""));
        assertThat(EmbedIT.heard(page)).last().asString().startsWith("finished m1");
    }

    @InBrowsers(Engine.CHROMIUM)
    void malformedOptionsDoNotBeginAMatch(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("frameRaw('" + host.origin() + "')");
        page.until("raw.length === 1 && raw[0].type === 'hello'");
        page.run(WRONG_OPTIONS.stream()
                .map(wrong -> "say({deluxe: 1, type: 'begin', options: " + wrong + "});")
                .collect(joining()));
        page.until("raw.length === 4");
        page.run("say(" + BEGIN + ")");
        page.until("raw.some(said => said.type === 'ready')");

        assertThat((List<?>) page.run("return raw.map(said => said.type)"))
                .asString()
                .isEqualTo("[hello, error, error, error, ready]");
    }

    @InBrowsers(Engine.CHROMIUM)
    void everyWrongOptionIsShownAndReportedByNameAtOnce(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run(MANY_WRONG_OPTIONS + "options.match = 'm'.repeat(10000); delete options.seed; embed(options)");
        page.until("heard.length");

        assertThat(EmbedIT.heard(page).get(0))
                .startsWith("error {\"code\":\"options\"")
                .contains(WRONG_NAMES);
        page.enter(0);
        assertThat(page.text("[role=alert]")).contains(WRONG_NAMES).contains("match", "seed", "difficulty", "deals");
        GameIT.press(page, "Back");
        page.leave();
        page.until("heard[heard.length - 1].startsWith('closed')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void hundredsOfOptionsOfWrongTypesAreAllRefusedAtOnce(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("frameRaw('" + host.origin() + "')");
        page.until("raw.length === 1");
        page.run(MANY_WRONG_OPTIONS + "for (let at = 0; at < 500; at++) options['option' + at] = 'x';"
                + "say({deluxe: 1, type: 'begin', options: options})");
        page.until("raw.length === 2");

        assertThat(page.run("return raw[1].code")).isEqualTo("options");
        assertThat((String) page.run("return raw[1].message"))
                .contains("match", "option100")
                .containsPattern("and \\d+ more");
        page.enter(0);
        assertThat(page.text("[role=alert]")).contains("option499");
    }

    @InBrowsers(Engine.CHROMIUM)
    void anAcknowledgementCountsOnce(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("frameRaw('" + host.origin() + "')");
        page.until("raw.length === 1");
        page.run("say(" + BEGIN + ")");
        page.until("raw.length === 2");
        EmbedIT.playAndEnd(page);
        page.until("raw.some(said => said.type === 'finished')");
        page.run("raw = []; for (let time = 0; time < 3; time++) say({deluxe: 1, type: 'acknowledge', match: 'm1'})");
        page.until("raw.length === 2");

        assertThat((List<?>) page.run("return raw.map(said => said.message)"))
                .asString()
                .isEqualTo("[acknowledge names no waiting match, acknowledge names no waiting match]");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aPageThatTheAddressDoesNotNameGetsNothing(Visitor visitor) {
        GamePage page = opened(visitor.withFakeClock());
        page.run("frameRaw('https://other.example')");
        page.enter(0);
        page.until("window.deluxeHost");
        page.leave();
        page.run("say(" + BEGIN + ")");
        page.enter(0);
        page.until("document.fonts.status === 'loaded'");
        page.clock().advance(Duration.ofSeconds(21));
        page.until("!document.getElementById('trouble').hidden");

        assertThat(page.text("#trouble-reason")).isEqualTo("The tournament’s page did not respond.");
        assertThat(page.texts("#trouble .ways > :not([hidden])")).containsExactly("Try again", "Play a practice game");
        Axe.check(page);
        page.leave();
        assertThat(page.run("return raw.length")).isEqualTo(0L);
        assertThat(page.takeFaults()).allMatch(fault -> fault.contains("other.example"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchOfATournamentIsNotOpenedOutsideItsPage(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/#host=https://site.example");
        page.until("!document.getElementById('trouble').hidden");

        assertThat(page.text("#trouble-reason")).contains("belongs to a tournament’s page");
        assertThat(page.texts("#trouble .ways > :not([hidden])"))
                .containsExactly("Try again", "Go to the tournament's page\nsite.example");
        assertThat(page.find("#trouble-host").getAttribute("href")).isEqualTo("https://site.example/");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aSpanishPlayerReadsInSpanishWhatIsWrongAndWhereToGo(Visitor visitor) {
        GamePage page = visitor.withScript("Object.defineProperty(navigator, 'languages', { get: () => ['es-MX'] });")
                .open("/game/#host=https://site.example");
        page.until("document.documentElement.lang === 'es'");

        assertThat(page.text("#trouble-reason")).startsWith("Esta partida");
        assertThat(page.texts("#trouble .ways > :not([hidden])"))
                .containsExactly("Reintentar", "Ir a la página del torneo\nsite.example");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aLinkOfVeryLongValuesIsRefusedInSightWithAWayOut(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE)
                .open("/game/?match=" + "m".repeat(10_000) + "&seed=" + "f".repeat(2_000) + "&difficulty="
                        + "%3Cb%3E".repeat(100));
        assertRefusedWithAWayOut(page);

        assertThat(page.text("[role=alert]")).contains("match", "1-64", "seed", "32", "difficulty", "easy");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aLinkOfHundredsOfOptionsIsRefusedInSightWithAWayOut(Visitor visitor) {
        StringBuilder link = new StringBuilder("/game/?match=m1&seed=00000000000000000000000000000001&difficulty=easy");
        for (int at = 0; at < 500; at++) {
            link.append("&option").append(at).append("=x");
        }
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open(link.toString());
        assertRefusedWithAWayOut(page);

        assertThat(page.text("[role=alert]")).contains("option0", "option499");
    }

    /** The button that leads to practice is on the screen, however much is wrong with the link. */
    private static void assertRefusedWithAWayOut(GamePage page) {
        page.until("document.querySelector('.refused .button')");
        page.rest();
        assertThat(page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        assertThat(page.isTrue(
                        "document.querySelector('.refused .button').getBoundingClientRect().bottom <= innerHeight"))
                .isTrue();
        Axe.check(page);
    }

    private GamePage opened(Visitor visitor) {
        host = new HostSite(visitor.scripts());
        return visitor.open(host);
    }
}
