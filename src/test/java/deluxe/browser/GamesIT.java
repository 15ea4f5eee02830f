package deluxe.browser;

import static deluxe.browser.GameIT.STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Day;
import deluxe.kit.Seed;
import deluxe.review.Balance;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Skill;
import deluxe.review.Yardstick;
import deluxe.tournament.BotMatch;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.Link;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.time.Duration;
import java.util.List;
import org.openqa.selenium.Keys;

/** The page with the daily challenge and the own games. */
class GamesIT {
    private static final String PAGE = "/game/games.html";
    private static final String OWN = PAGE + "?show=own";

    /** The day on which {@link FakeClock} begins. */
    private static final Day TODAY = new Day(21_915);

    private static final List<TestDevice> SIZES = List.of(
            TestDevice.TOUCHED_FRAME,
            TestDevice.IPHONE_6,
            TestDevice.IPHONE_6_LANDSCAPE,
            TestDevice.IPAD,
            TestDevice.IPHONE_SE,
            TestDevice.SMALL_PHONE_LANDSCAPE,
            TestDevice.SMALLEST_FRAME);

    /** Buttons and links of the screen's frame that are outside the window, and whether anything is wider than the window. */
    private static final String OUT_OF_SIGHT = """
        const part = document.querySelector('.part');
        const found = part.scrollWidth > part.clientWidth ? ['wider than its part'] : [];
        document.querySelectorAll('.tabs button, .ways a').forEach(each => {
          const box = each.getBoundingClientRect();
          if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
            found.push(each.textContent);
          }
        });
        return found.join(', ');\
        """;

    @InBrowsers(Engine.CHROMIUM)
    void theChallengeLeadsFromTheDoorToTheTableAndBack(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open("/game/tables.html");
        page.click("a.daily");
        page.until("/^\\d+$/.test(document.querySelector('#par').textContent)");
        String par = page.text("#par");
        Axe.check(page);
        page.click("#play");
        page.until("document.querySelector('.occasion')");
        assertThat(page.text(".occasion"))
                .containsIgnoringCase("Daily Challenge")
                .contains("To beat: " + par);
        page.click(".back");

        page.until("document.querySelector('#play')");
    }

    /** Whoever comes by the address a second time sees the result, and plays nothing. */
    @InBrowsers(Engine.CHROMIUM)
    void theSameDealIsNotPlayedASecondTime(Visitor visitor) {
        DailyChallenge challenge = new DailyChallenge(TODAY);
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(
                        stored("played daily " + challenge.match(), daily(TODAY).text()))
                .withFakeClock()
                .open("/game/" + challenge.query() + "#daily");
        page.until("document.querySelector('.results')");

        assertThat(page.text(".results")).contains("already played");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theChallengeAndTheOwnGamesAreInSightAtEverySize(Visitor visitor) {
        GamePage page =
                visitor.on(SIZES.get(0)).withScript(aMonth()).withFakeClock().open(PAGE);
        page.until(STARTED);
        page.clock().advance(Duration.ofSeconds(2));
        assertWhole(page);
        new Album(page).after(Duration.ofSeconds(1), "challenge");
        page.press("Share Result");
        page.clock().advance(Duration.ofSeconds(1));
        assertThat(page.text(".notice")).isEqualTo("Result copied.");
        page.click("#to-own");
        assertThat(page.text(".list li")).contains("Isabel", "Hard");
        assertWhole(page);
        new Album(page).after(Duration.ofSeconds(1), "own-games");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theLadderIsInSightAtEverySize(Visitor visitor) {
        GamePage page = onTheLadder(visitor);
        assertWhole(page);
        new Album(page).after(Duration.ofSeconds(1), "ladder");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theNextOfTheLadderSitsAtTheTable(Visitor visitor) {
        GamePage page = onTheLadder(visitor);
        page.click("#to-daily");
        page.click("#to-ladder");
        page.run("document.querySelector('.ladder .primary').focus()");
        page.keyboard().press(Keys.ENTER);
        page.until("document.querySelector('.start')");

        assertThat(page.text("[role=radio][aria-checked=true]")).isEqualTo("Medium");
    }

    /** By somebody who has beaten the mildest. */
    private static GamePage onTheLadder(Visitor visitor) {
        GamePage page = visitor.on(SIZES.get(0))
                .withScript(stored("diary", "1 21000 fives easy 105 80 target\n2 21001 fives medium 60 100 target\n"))
                .withFakeClock()
                .open(PAGE + "?show=ladder");
        page.until(STARTED);
        return page;
    }

    @InBrowsers(Engine.CHROMIUM)
    void theChallengeIsPlayedToItsEndAndEntered(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withFakeClock().open(PAGE);
        page.until(STARTED);
        page.click("#play");
        page.until("document.querySelector('.occasion')");
        TablePlayer player = TablePlayer.sitDown(page, TablePlayer.Way.KEYS);
        player.playToTheEnd();
        int total = player.shownTotal();
        page.press("Submit Score");
        page.until("document.querySelector('.verdict')");

        assertThat(page.text(".today .total dd")).isEqualTo(String.valueOf(total));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameIsReviewedWhileTheOwnGamesAreLookedAtAndAsOnAJvm(Visitor visitor) {
        assertReviewedAsOnAJvm(visitor.on(TestDevice.FRAME), "wasm");
    }

    @InBrowsers
    void theJavaScriptEngineReviewsAGameAsAJvmDoes(Visitor visitor) {
        assertReviewedAsOnAJvm(visitor.on(TestDevice.FRAME).withSafari12(), "javascript");
    }

    /** What a review finds in a whole match is one line. */
    private static void assertReviewedAsOnAJvm(Visitor visitor, String engine) {
        String line = "1 21000 fives hard 105 80 target\n";
        GamePage page = visitor.withScript(stored("diary 1", game(1).text()) + stored("diary", line))
                .open(OWN);
        page.until("document.querySelector('#accuracy')");
        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo(engine);
        assertThat(page.text("#accuracy")).matches("\\d+\\.\\d %");
        assertThat(page.text("#reviewed")).isEmpty();
        page.until("localStorage.getItem('deluxe.judged')");

        Review review = Reviewer.review(game(1).replay().states(), Yardstick.OF_WHAT_WAS_KNOWN);
        Skill skill = review.skill();
        Balance balance = review.balance();
        assertThat(page.run("return localStorage.getItem('deluxe.judged')"))
                .isEqualTo("1 " + skill.choices() + ' ' + skill.lost() + ' ' + skill.accuracy() + ' '
                        + (50_000 + balance.luck() - balance.othersLuck()) + '\n');
    }

    private static void assertWhole(GamePage page) {
        for (TestDevice size : SIZES) {
            page.turnTo(size);
            page.rest();
            assertThat(page.run(OUT_OF_SIGHT)).as(size.toString()).isEqualTo("");
        }
        page.turnTo(SIZES.get(0));
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theArrowsChooseWhichGamesAreCounted(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withScript(aMonth()).open(OWN);
        page.until("document.querySelector('#games')");
        assertThat(page.text("#games")).isEqualTo("14");
        page.run("document.querySelector('.choice [aria-checked=true]').focus()");
        page.keyboard().press(Keys.ARROW_RIGHT);
        page.until("document.querySelector('#games').textContent === '14'");
        page.keyboard().press(Keys.ARROW_RIGHT);

        page.until("document.querySelector('#games').textContent === '0'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void anOwnGameIsReviewedAndLeaveLeadsBack(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withScript(aMonth()).open(OWN);
        page.until("document.querySelector('.list')");
        page.click(".list a[href*='review']");
        page.until("document.querySelector('#review')");
        page.click("#leave");

        page.until("document.querySelector('.list')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aThousandGamesOpenInHalfASecond(Visitor visitor) {
        String link = Link.of(game(7));
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript("let diary = ''; let facts = ''; let judged = '';"
                        + "for (let n = 1; n <= 1000; n++) {"
                        + " diary += `${n} ${21000 + n} fives hard 105 80 target\n`; facts += `${n} 200 30 90 5\n`;"
                        + " judged += `${n} 14 280 9100 50040\n`;"
                        + " localStorage.setItem('deluxe.packed ' + n, '" + link + "'); }"
                        + "localStorage.setItem('deluxe.diary', diary); localStorage.setItem('deluxe.facts', facts);"
                        + "localStorage.setItem('deluxe.judged', judged);")
                .open(PAGE);
        page.until(STARTED);
        double millis = ((Number) page.run("const began = performance.now();"
                        + "document.getElementById('to-own').click();"
                        + "document.body.getBoundingClientRect(); return performance.now() - began;"))
                .doubleValue();

        assertThat(page.text("#games")).isEqualTo("1000");
        assertThat(page.text("#accuracy")).isEqualTo("91.0 %");
        assertThat(page.text("#a-round")).isEqualTo("21.0");
        assertThat(page.text(".notice")).isEmpty();
        assertThat(page.findAll(".list li")).hasSize(50);
        assertThat(millis).isLessThan(500);
    }

    @InBrowsers(Engine.CHROMIUM)
    void bothSpeakSpanish(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).withScript(aMonth()).open(PAGE + "?locale=es");
        page.until("document.documentElement.lang === 'es' && document.querySelector('.today')");
        assertThat(page.text("#to-daily")).isEqualTo("Reto del día");
        page.click("summary");
        assertThat(page.text("details")).contains("La fecha de tu dispositivo", "Otro dispositivo", "torneos");
        assertThat(page.run(OUT_OF_SIGHT)).isEqualTo("");
        page.click("#to-own");
        assertThat(page.text("#numbers")).isEqualTo("Cifras");
        assertThat(page.run(OUT_OF_SIGHT)).isEqualTo("");
        Axe.check(page);
    }

    @InBrowsers
    void theChallengeOpensOnWhatSafari12Has(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_6).withSafari12().open(PAGE);
        page.until("/^\\d+$/.test(document.querySelector('#par').textContent)");
    }

    /** Challenges of a week, today's among them, and a few games. */
    private static String aMonth() {
        StringBuilder days = new StringBuilder();
        for (int back = 6; back > 0; back--) {
            days.append(TODAY.number() - back)
                    .append(" ")
                    .append(180 + 37 * back % 150)
                    .append(" 240 150 90 target +-+\n");
        }
        StringBuilder script = new StringBuilder(stored("daily", days.toString()));
        script.append(stored(
                "played daily " + new DailyChallenge(TODAY).match(),
                daily(TODAY).text()));
        StringBuilder diary = new StringBuilder();
        StringBuilder judged = new StringBuilder();
        for (int number = 1; number <= 14; number++) {
            ScoreSheet sheet = game(number);
            Result result = sheet.result().orElseThrow();
            diary.append(number)
                    .append(" ")
                    .append(TODAY.number() - 15 + number)
                    .append(" fives hard ")
                    .append(result.outcome().scores().player())
                    .append(" ")
                    .append(result.outcome().scores().opponent())
                    .append(" target\n");
            script.append(stored("diary " + number, sheet.text()));
            judged.append(number)
                    .append(" 14 ")
                    .append(20 * number)
                    .append(" 9")
                    .append(100 + 50 * number)
                    .append(" ")
                    .append(50_000 + 40 * (number % 5 - 2))
                    .append("\n");
        }
        script.append(stored("judged", judged.toString()));
        script.append(stored("campaigns", "21890 broke 0 9 31\n21904 victory 1100 96 410\n"));
        return script.append(stored("diary", diary.toString())).toString();
    }

    private static String stored(String key, String text) {
        return "if (localStorage.getItem('deluxe." + key + "') === null) localStorage.setItem('deluxe." + key + "', `"
                + text + "`);";
    }

    private static ScoreSheet daily(Day day) {
        Terms terms = new DailyChallenge(day).terms();
        return ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, 2000).play(events -> {}));
    }

    private static ScoreSheet game(int number) {
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of(String.valueOf(number)));
        return ScoreSheet.of(new BotMatch(terms, Difficulty.MASTER, 2000).play(events -> {}));
    }
}
