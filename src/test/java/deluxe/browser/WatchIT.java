package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Link;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openqa.selenium.Keys;

/** A finished match watched on the built page, from the link that carries its record. */
class WatchIT {
    private static final ScoreSheet SHEET =
            ScoreSheet.of(Foreseen.where(25, WatchIT::isWonWithADraw).last());
    private static final int LAST = SHEET.lines().size() - 1;
    private static final int STEPS = 5;

    private static boolean isWonWithADraw(Foreseen match) {
        return match.last().game().outcome().orElseThrow().winner().equals(Optional.of(Seat.PLAYER))
                && match.largestHand() > 7;
    }

    @InBrowsers
    void theRecordPlaysToItsEndAndShowsItsScore(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        assertThat(page.text("#place")).contains("Round 1");
        Axe.check(page);
        for (int press = 0; press < 3; press++) {
            page.click("#speed");
        }
        assertThat(page.text("#speed")).isEqualTo("Speed 8x");
        for (int second = 0; page.findAll(".results").isEmpty(); second++) {
            assertThat(second).as("seconds").isLessThan(60);
            page.clock().advance(Duration.ofSeconds(1));
        }

        Result result = SHEET.result().orElseThrow();
        assertThat(page.text("#headline")).isEqualTo("Ana Wins!");
        assertThat(page.text(".total dd")).isEqualTo(String.valueOf(result.total()));
        assertThat(page.text(".final"))
                .isEqualTo(result.outcome().scores().player() + " : "
                        + result.outcome().scores().opponent());
        assertThat(moment(page)).isEqualTo(LAST);
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void leaveAsksForThePageBeforeOnceUntilThisPageIsShownAgain(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        page.run("window.kitBacks = 0; history.back = () => { window.kitBacks++; };");
        page.click("#leave");
        page.click("#leave");
        assertThat(page.run("return window.kitBacks")).isEqualTo(1L);

        page.run("window.dispatchEvent(new Event('pageshow'))");
        page.click("#leave");
        assertThat(page.run("return window.kitBacks")).isEqualTo(2L);
    }

    @InBrowsers(Engine.CHROMIUM)
    void backAndForwardByKeysTellTheSame(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        page.keyboard().press(Keys.SPACE);
        page.until("document.querySelector('#play').title === 'Play'");
        List<String> forwards = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            forwards.add(told(page));
            press(page, Keys.ARROW_RIGHT, moment(page) + 1);
        }
        List<String> backwards = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            press(page, Keys.ARROW_LEFT, moment(page) - 1);
            backwards.add(told(page));
        }
        Collections.reverse(backwards);

        assertThat(backwards).isEqualTo(forwards).doesNotHaveDuplicates();
        assertThat(forwards.get(0)).contains("Ana leads");
    }

    @InBrowsers
    void theScrubberGoesToAnyMomentAndSaysWhatHappenedThere(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        page.run("document.getElementById('scrubber').focus()");
        press(page, Keys.END, LAST);
        page.until("document.querySelector('.results')");
        press(page, Keys.HOME, 0);
        assertThat(page.findAll(".results")).isEmpty();
        press(page, Keys.ARROW_RIGHT, 1);

        assertThat(page.find("#scrubber").getAttribute("aria-valuetext"))
                .isEqualTo("Round 1, 2 of " + (LAST + 1) + ": " + page.text("#news"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void handsAreOpenedAndClosed(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        page.keyboard().press(Keys.SPACE);
        page.clock().advance(Duration.ofSeconds(3));
        BufferedImage closed = page.picture();
        page.click("#hands");
        page.until("document.querySelector('#hands').getAttribute('aria-pressed') === 'true'");
        page.clock().advance(Duration.ofSeconds(1));

        assertThat(differences(closed, page.picture())).isGreaterThan(1000);
        page.click("#hands");
        page.until("document.querySelector('#hands').getAttribute('aria-pressed') === 'false'");
        Axe.check(page);
    }

    private static int differences(BufferedImage one, BufferedImage other) {
        int pixels = 0;
        for (int y = 60; y < 140; y++) {
            for (int x = 200; x < 700; x++) {
                pixels += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return pixels;
    }

    @InBrowsers(Engine.CHROMIUM)
    void aKeySaysWhyTheEndsMakeTheirSumAtEveryMoment(Visitor visitor) {
        GamePage page = watching(visitor, TestDevice.FRAME, SHEET);
        page.keyboard().press(Keys.SPACE);
        page.until("document.querySelector('#play').title === 'Play'");
        press(page, Keys.ARROW_RIGHT, moment(page) + 1);
        assertThat(page.text(".why")).isEmpty();
        page.keyboard().press("s");
        page.until("document.querySelector('.why').textContent");
        for (int step = 0; step < STEPS; step++) {
            press(page, Keys.ARROW_RIGHT, moment(page) + 1);
            assertThat(page.text(".why")).startsWith("The ends make ").isSubstringOf(page.text("#summary"));
        }
        new Album(page).after(Duration.ofSeconds(3), "why");
        Axe.check(page);
        page.click("#why");

        page.until("!document.querySelector('.why').textContent");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aReviewTellsWhatMatteredAndLeadsThere(Visitor visitor) {
        GamePage page = reviewed(visitor, TestDevice.FRAME);

        assertThat(page.findAll(".lessons button")).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        assertThat(page.findAll(".review dl")).hasSize(2);
        new Album(page).after(Duration.ofSeconds(1), "review");
        Axe.check(page);
        page.click(".lessons button");
        page.until("document.querySelector('.plays .played')");
        assertThat(page.text(".plays")).contains("Best", "Was played");
        Axe.check(page);
        page.run("document.getElementById('chances').focus()");
        press(page, Keys.HOME, 0);
        assertThat(page.find("#chances").getAttribute("aria-valuetext"))
                .startsWith("1 of ")
                .endsWith(" %");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aReviewedMatchIsPlayedOnAtItsTable(Visitor visitor) {
        GamePage page = reviewed(visitor, TestDevice.FRAME);
        page.run("document.getElementById('scrubber').focus()");
        press(page, Keys.HOME, 0);
        press(page, Keys.ARROW_RIGHT, 1);
        page.click("#play-on");
        page.until("location.pathname.endsWith('/game/')");

        page.until("document.body.innerText.indexOf('Keep Playing') >= 0");
    }

    @InBrowsers(Engine.CHROMIUM)
    void beforeAReviewAFingerMeetsEveryControlOfASmallPhone(Visitor visitor) {
        assertMeetable(reviewed(visitor, TestDevice.IPHONE_SE));
    }

    private static GamePage reviewed(Visitor visitor, TestDevice device) {
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of("7"));
        BotMatch careless = new BotMatch(terms, Difficulty.EASY, 2000);
        GamePage page = watching(visitor, device, ScoreSheet.of(careless.play(events -> {})));
        page.click("#reviews");
        for (int second = 0; page.findAll(".review dl").size() < 2; second++) {
            assertThat(second).as("seconds").isLessThan(60);
            page.clock().advance(Duration.ofSeconds(1));
        }
        return page;
    }

    @InBrowsers(Engine.CHROMIUM)
    void aBrokenLinkSaysWhatIsWrongAndAnotherCanBePasted(Visitor visitor) {
        String link = Link.of(SHEET);
        GamePage page = opened(visitor, TestDevice.FRAME, link.substring(0, link.length() / 2));

        assertThat(page.text("[role=alert].refusal")).isEqualTo("This match can't be watched: the link is cut off");
        assertThat(page.findAll(".asking a[href='games.html?show=own']")).hasSize(1);
        Axe.check(page);
        page.find("#pasted").sendKeys(link);
        GameIT.press(page, "Watch");
        page.until("document.querySelector('#scrubber')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aRefusedRecordIsMarked(Visitor visitor) {
        Result earned = SHEET.result().orElseThrow();
        Result claimed = new Result(earned.outcome(), earned.card(), earned.total() + 100);
        GamePage page =
                watching(visitor, TestDevice.FRAME, new ScoreSheet(SHEET.terms(), SHEET.lines(), Optional.of(claimed)));

        assertThat(page.text(".bar .refusal")).contains("Refused at line").contains("total is " + earned.total());
        page.run("document.getElementById('scrubber').focus()");
        press(page, Keys.END, LAST);
        assertThat(page.findAll(".results")).isEmpty();
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theJavaScriptOfSafari12WatchesToo(Visitor visitor) {
        visitor.withSafari12();
        GamePage page = watching(visitor, TestDevice.IPHONE_6, SHEET);
        page.run("document.getElementById('scrubber').focus()");
        press(page, Keys.END, LAST);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("javascript");
        assertThat(page.text(".total dd"))
                .isEqualTo(String.valueOf(SHEET.result().orElseThrow().total()));
    }

    @InBrowsers(Engine.CHROMIUM)
    void onASmallPhoneAFingerMeetsEveryControl(Visitor visitor) {
        assertMeetable(watching(visitor, TestDevice.IPHONE_SE, SHEET));
    }

    @InBrowsers
    void onAPhoneOnItsSideAFingerMeetsEveryControl(Visitor visitor) {
        assertMeetable(watching(visitor, TestDevice.IPHONE_6_LANDSCAPE, SHEET));
    }

    private static void assertMeetable(GamePage page) {
        List<?> small = (List<?>) page.run("""
                return [].filter.call(document.querySelectorAll('.bar button, .bar input'), control => {
                  if (control.getClientRects().length === 0) return false;
                  const box = control.getBoundingClientRect();
                  return box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
                }).map(control => control.id);""");
        assertThat(small).isEmpty();
        Axe.check(page);
    }

    private static GamePage watching(Visitor visitor, TestDevice device, ScoreSheet sheet) {
        GamePage page = opened(visitor, device, Link.of(sheet));
        page.until("document.querySelector('#scrubber')");
        return page;
    }

    private static GamePage opened(Visitor visitor, TestDevice device, String link) {
        GamePage page = visitor.on(device).withFakeClock().open("/game/watch.html?player=Ana#" + link);
        page.until(GameIT.STARTED);
        return page;
    }

    private static void press(GamePage page, Keys key, int moment) {
        page.keyboard().press(key);
        page.until("Number(document.getElementById('scrubber').value) === " + moment);
    }

    private static String told(GamePage page) {
        return page.text("#news") + page.text("#place") + page.text("#summary");
    }

    private static int moment(GamePage page) {
        return Integer.parseInt(page.find("#scrubber").getAttribute("value"));
    }
}
