package deluxe.browser;

import static deluxe.browser.ClassicGame.await;
import static deluxe.browser.ClassicGame.begin;
import static deluxe.browser.ClassicGame.canPlay;
import static deluxe.browser.ClassicGame.open;
import static deluxe.browser.ClassicGame.playSome;
import static deluxe.browser.ClassicGame.playToTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.tournament.Deck;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;

/** The page with the two classic tables, as its players meet it. */
class ClassicIT {
    @InBrowsers(Engine.CHROMIUM)
    void theWorkedGameOfTheDocumentCountsAsItSays(Visitor visitor) {
        WorkedGame game = new WorkedGame(
                RuleSet.ALL_FIVES.with(RuleOption.HAND, "4"),
                List.of("5-5", "5-4", "4-4", "1-1", "5-3", "6-3", "6-5", "0-0"),
                List.of(10, 13, 7, 10, 10, 16));

        assertThat(sums(visitor, game, "")).isEqualTo(game.sums());
    }

    @InBrowsers(Engine.CHROMIUM)
    void withDoublesThatCountTwiceSixFourAndTheDoubleOneMakeTwelve(Visitor visitor) {
        WorkedGame game = new WorkedGame(
                RuleSet.ALL_FIVES.with(RuleOption.HAND, "4").with(RuleOption.DOUBLES_COUNT, "twice"),
                List.of("5-5", "5-4", "5-1", "2-2", "5-3", "6-3", "1-1", "0-0"),
                List.of(10, 13, 7, 10, 11, 12));

        assertThat(sums(visitor, game, "&doublesCount=twice")).isEqualTo(game.sums());
    }

    /** The sum of the ends after each tile, as the page states it. */
    private static List<Integer> sums(Visitor visitor, WorkedGame game, String rules) {
        Terms terms = game.terms();
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .open("/game/classic.html?match=worked&rules=all-fives&difficulty=easy&hand=4" + rules + "&seed="
                        + ((Deck.Seeded) terms.deck()).seed().hex() + "&deals=" + String.join("%20", game.order()));
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

    @InBrowsers(Engine.CHROMIUM)
    void drawingWithATileThatFitsDrawsNothingAndSaysWhy(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        begin(page);
        await(page, canPlay());
        int held = page.findAll("#hand button").size();
        List<String> said = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            String before = page.text("#news");
            page.run("document.getElementById('draw').click()");
            page.untilTextChanges("#news", before);
            said.add(page.text("#news"));
        }

        assertThat(page.findAll("#hand button")).hasSize(held);
        assertThat(said).allSatisfy(words -> assertThat(words).containsPattern("fits|played|hold|first"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void inAllFivesATileCanBeDrawnAtAnyTime(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "");
        begin(page);
        await(page, canPlay());
        int held = page.findAll("#hand button").size();
        page.run("document.getElementById('draw').click()");

        page.until("document.querySelectorAll('#hand button').length === " + (held + 1));
    }

    @InBrowsers(Engine.CHROMIUM)
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
        page.run("document.getElementById('menu').click()");
        page.until("document.querySelector('.menu')");
        assertThat(page.text(".menu .rules")).contains("double-nine");
        Axe.check(page);
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

    @InBrowsers(Engine.CHROMIUM)
    void aRecordIsVerifiedAndWatchedInItsOwnRoom(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "target=50");
        playToTheEnd(page);
        assertThat(Verification.verify(ClassicGame.record(page))).isInstanceOf(Verdict.Confirmed.class);

        page.run("location.href = arguments[0]", ClassicGame.addressOfWatching(page));
        page.until("/Round 1/.test(document.body.textContent)");
    }

    private static int sum(GamePage page) {
        String made = String.valueOf(
                page.run("return document.getElementById('summary').textContent.match(/make (.*)\\.$/)[1]"));
        return Integer.parseInt(made.substring(made.lastIndexOf(' ') + 1));
    }
}
