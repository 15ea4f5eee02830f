package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The page with the two classic tables, as its players meet it. */
class ClassicIT {
    private static final String PAGE = "/game/classic.html?table=";
    private static final Duration MOMENT = Duration.ofMillis(500);
    private static final int MOST_MOMENTS = 4000;

    @InBrowsers
    void theWorkedGameOfTheDocumentCountsAsItSays(Visitor visitor) {
        WorkedGame game = new WorkedGame(
                RuleSet.ALL_FIVES.with(RuleOption.HAND, "4"),
                List.of("5-5", "5-4", "4-4", "1-1", "5-3", "6-3", "6-5", "0-0"),
                List.of(10, 13, 7, 10, 10, 16));

        assertThat(sums(visitor, game, "")).isEqualTo(game.sums());
    }

    @InBrowsers
    void withDoublesThatCountTwiceSixFourAndTheDoubleOneMakeTwelve(Visitor visitor) {
        WorkedGame game = new WorkedGame(
                RuleSet.ALL_FIVES.with(RuleOption.HAND, "4").with(RuleOption.DOUBLES_COUNT, "twice"),
                List.of("5-5", "5-4", "5-1", "2-2", "5-3", "6-3", "1-1", "0-0"),
                List.of(10, 13, 7, 10, 11, 12));

        assertThat(sums(visitor, game, "&doublesCount=twice")).isEqualTo(game.sums());
    }

    /** What the ends make after each tile, as the page says it. */
    private static List<Integer> sums(Visitor visitor, WorkedGame game, String rules) {
        Terms terms = game.terms();
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .open("/game/classic.html?match=worked&rules=all-fives&difficulty=easy&hand=4" + rules + "&seed="
                        + terms.seed().hex() + "&deals=" + String.join("%20", game.order()));
        page.until(GameIT.STARTED);
        begin(page);
        List<Integer> sums = new ArrayList<>();
        for (String tile : game.own()) {
            await(
                    page,
                    "[].some.call(document.querySelectorAll('#hand button'), it => it.id === 'tile-" + tile
                            + "' && /scores|can be played/.test(it.textContent))");
            if (!sums.isEmpty()) {
                sums.add(sum(page));
            }
            page.run("document.getElementById('tile-" + tile + "').click()");
            page.until("document.querySelector('#ends button')");
            page.run("document.querySelector('#ends button').click()");
            await(page, "!document.getElementById('tile-" + tile + "')");
            sums.add(sum(page));
        }
        await(page, "[].some.call(document.querySelectorAll('#hand button'), it => / /.test(it.textContent))");
        sums.add(sum(page));
        return sums;
    }

    @InBrowsers
    void aGameOfAllFivesIsPlayedToItsResults(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "target=50");

        playToTheEnd(page);

        assertThat(page.findAll(".results table tr")).hasSizeGreaterThan(1);
        Axe.check(page);
    }

    @InBrowsers
    void aGameOfMugginsIsPlayedToItsResults(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "muggins", "target=100");

        playToTheEnd(page);

        assertThat(page.findAll(".results table tr")).hasSizeGreaterThan(1);
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameOfDoubleNineIsPlayedOnTheJavaScriptOfSafari12(Visitor visitor) {
        visitor.withSafari12();
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "muggins", "set=double-nine hand=9 target=100");

        playToTheEnd(page);

        assertThat(page.findAll(".results table tr")).hasSizeGreaterThan(1);
    }

    @InBrowsers
    void aGameThatWasLeftGoesOnAfterAReload(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        begin(page);
        playSome(page, 3);
        String summary = page.text("#summary");
        page.reload();
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        page.press("Go On");
        await(page, "document.getElementById('summary')");

        assertThat(page.text("#summary")).isEqualTo(summary);
    }

    @InBrowsers
    void whoDrawsWithATileThatFitsIsToldOffAndDrawsNothing(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        begin(page);
        await(page, canPlay());
        int held = page.findAll("#hand button").size();
        List<String> said = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            page.run("document.getElementById('draw').click()");
            page.until("/fits|played|hold|first/.test(document.getElementById('news').textContent)");
            said.add(page.text("#news"));
        }

        assertThat(page.findAll("#hand button")).hasSize(held);
        assertThat(said.get(0)).isNotEqualTo(said.get(1));
    }

    @InBrowsers
    void inAllFivesATileCanBeDrawnAtAnyTime(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "");
        begin(page);
        await(page, canPlay());
        int held = page.findAll("#hand button").size();
        page.run("document.getElementById('draw').click()");

        page.until("document.querySelectorAll('#hand button').length === " + (held + 1));
    }

    @InBrowsers
    void aGameIsSavedUnderANameAndRestored(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        begin(page);
        playSome(page, 2);
        await(page, canPlay());
        String summary = page.text("#summary");
        leave(page);
        page.click(".start a[href*='games']");
        page.until("document.querySelector('.screen h1')");
        page.press("Save This Game");
        page.until("[].some.call(document.querySelectorAll('button'), it => it.textContent === 'Restore')");
        Axe.check(page);
        page.press("Close");
        page.until("document.querySelector('.start')");
        page.press("New Game");
        await(page, canPlay());
        leave(page);
        page.click(".start a[href*='games']");
        page.until("[].some.call(document.querySelectorAll('button'), it => it.textContent === 'Restore')");
        page.press("Restore");
        page.until("document.querySelector('.start')");
        page.press("Go On");
        await(page, "document.getElementById('summary')");

        assertThat(page.text("#summary")).isEqualTo(summary);
    }

    private static void leave(GamePage page) {
        page.run("document.getElementById('menu').click()");
        page.until("document.querySelector('.menu')");
        page.press("Leave");
        page.until("document.querySelector('.start')");
    }

    @InBrowsers
    void aHouseRuleIsChosenKeptAndPlayed(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        page.click(".start a[href*='house.html']");
        page.until("document.querySelector('.house')");
        Axe.check(page);
        page.run("[].find.call(document.querySelectorAll('.house button'), "
                + "it => /Double-nine/.test(it.textContent)).click()");
        page.until("/double-nine/.test(document.querySelector('.house .summary').textContent)");
        page.press("Close");
        page.until("document.querySelector('.start .rules')");
        assertThat(page.text(".start .rules")).contains("double-nine");
        begin(page);
        await(page, "document.querySelectorAll('#hand button').length === 9");
        String kept = String.valueOf(page.run("return localStorage.getItem('deluxe.sitting muggins')"));

        assertThat(kept).contains("set double-nine");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theScreensOfAllFivesHaveNoFindings(Visitor visitor) {
        checkScreens(open(visitor.on(TestDevice.IPHONE_SE), "all-fives", ""));
    }

    @InBrowsers(Engine.CHROMIUM)
    void theScreensOfMugginsHaveNoFindings(Visitor visitor) {
        checkScreens(open(visitor.on(TestDevice.FRAME), "muggins", ""));
    }

    private static void checkScreens(GamePage page) {
        Axe.check(page);
        page.press("How to Play");
        page.until("document.querySelector('.how-to')");
        Axe.check(page);
        page.reload();
        page.until("document.querySelector('.start')");
        begin(page);
        await(page, canPlay());
        Axe.check(page);
        page.run("document.getElementById('menu').click()");
        page.until("document.querySelector('.menu')");
        Axe.check(page);
    }

    @InBrowsers
    void aRecordIsVerifiedAndWatchedInItsOwnRoom(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "target=50");
        playToTheEnd(page);
        String address = String.valueOf(page.run("return [].find.call(document.querySelectorAll('.results a'), "
                + "it => /watch/.test(it.href)).getAttribute('href')"));
        String record = address.substring(address.indexOf('#') + 1).replace("%0A", "\n");

        assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
        page.run("location.href = arguments[0]", address);
        page.until("/Round 1/.test(document.body.textContent)");
    }

    private static GamePage open(Visitor visitor, String table, String houseRules) {
        GamePage page = visitor.withFakeClock()
                .withScript(FirstScript.NO_CHANCE.source())
                .withScript("if (!localStorage.getItem('deluxe.settings " + table + "')) {"
                        + "localStorage.setItem('deluxe.settings " + table + "', '0 0 device false hard true');"
                        + (houseRules.isEmpty()
                                ? ""
                                : "localStorage.setItem('deluxe.house " + table + "', '" + houseRules + "');")
                        + "}")
                .open(PAGE + table);
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        return page;
    }

    private static void begin(GamePage page) {
        page.click(".start .primary");
        await(page, "document.querySelector('#hand button') || document.querySelector('.how-to')");
        if (page.isTrue("document.querySelector('.how-to')")) {
            page.run("[].slice.call(document.querySelectorAll('.how-to button'), -2)[0].click()");
            await(page, "document.querySelector('#hand button')");
        }
    }

    private static String canPlay() {
        return "[].some.call(document.querySelectorAll('#hand button'), it => /scores|can be played/.test(it.textContent))";
    }

    /** Lets time pass until this is so. */
    private static void await(GamePage page, String expression) {
        for (int moment = 0; moment < MOST_MOMENTS && !page.isTrue(expression); moment++) {
            page.clock().advance(MOMENT);
        }
        page.until(expression);
    }

    private static void playToTheEnd(GamePage page) {
        begin(page);
        playSome(page, MOST_MOMENTS);
        page.until("document.querySelector('.results')");
    }

    /** Does so much of what the page asks for, or all until the results. */
    private static void playSome(GamePage page, int actions) {
        int done = 0;
        for (int moment = 0; moment < MOST_MOMENTS && done < actions; moment++) {
            String did = String.valueOf(page.run("if (document.querySelector('.results')) return 'over';"
                    + "var hand = [].slice.call(document.querySelectorAll('#hand button'));"
                    + "var fit = hand.find(it => /scores|can be played/.test(it.textContent));"
                    + "var draw = document.getElementById('draw'), pass = document.getElementById('pass');"
                    + "if (fit) { fit.click(); document.querySelector('#ends button').click(); return 'played'; }"
                    + "if (!hand.length || !hand.every(it => /fits nowhere/.test(it.textContent))) return '';"
                    + "if (draw) { draw.click(); return 'drew'; }"
                    + "if (pass) { pass.click(); return 'passed'; } return '';"));
            if (did.equals("over")) {
                return;
            }
            done += did.isEmpty() ? 0 : 1;
            page.clock().advance(MOMENT);
        }
    }

    private static int sum(GamePage page) {
        String made = String.valueOf(
                page.run("return document.getElementById('summary').textContent.match(/make (.*)\\.$/)[1]"));
        return Integer.parseInt(made.substring(made.lastIndexOf(' ') + 1));
    }
}
