package deluxe.browser;

import static deluxe.browser.GameIT.STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** All screens at all sizes: what the player needs to go on is never out of sight. */
class ScreensIT {
    private static final List<TestDevice> SIZES = List.of(
            TestDevice.IPHONE_SE,
            TestDevice.SMALL_PHONE_LANDSCAPE,
            TestDevice.IPHONE_6,
            TestDevice.IPHONE_6_LANDSCAPE,
            TestDevice.LARGE_PHONE,
            TestDevice.LARGE_PHONE_LANDSCAPE,
            TestDevice.SMALLEST_FRAME,
            TestDevice.TOUCHED_FRAME,
            TestDevice.IPAD,
            TestDevice.IPAD_LANDSCAPE);

    /**
     * The buttons, links and bests that are not wholly visible, or reach out of a lesson's card. The choices in the settings may scroll, but must start at the first.
     * Confetti needs room above or beside the results, which 500x300 does not have.
     */
    private static final String OUT_OF_SIGHT = """
            const found = [];
            const sees = (each, x, y) => { const at = document.elementFromPoint(x, y); return at && each.contains(at); };
            document.querySelectorAll('.screen button, .screen a, .bests').forEach(each => {
              const box = each.getBoundingClientRect();
              const middle = (box.left + box.right) / 2;
              const card = (each.closest('.how-to') || document.body).getBoundingClientRect();
              const isInside = box.left >= Math.max(0, card.left) && box.right <= Math.min(innerWidth, card.right)
                  && box.top >= 0 && box.bottom <= innerHeight;
              if (!each.closest('.settings')
                  && !(isInside && sees(each, middle, box.top + 3) && sees(each, middle, box.bottom - 3))) {
                found.push(each.textContent.trim());
              }
            });
            const won = document.querySelector('.results.won');
            if (won && innerWidth !== 500) {
              const box = won.getBoundingClientRect();
              if (box.top < 56 && box.left < 40) { found.push('the confetti'); }
            }
            if ([...document.querySelectorAll('.screen, .settings')].some(each => each.scrollTop)) { found.push('scrolled'); }
            return found.join(', ');""";

    /** The distance between the button that ends the game and the one that continues it. */
    private static final String BETWEEN_BUTTONS = """
            const [end, go] = [...document.querySelectorAll('.standing button')].map(each => each.getBoundingClientRect());
            return Math.round(Math.max(go.left - end.right, go.top - end.bottom));""";

    private final List<String> outOfSight = new ArrayList<>();

    @InBrowsers(Engine.CHROMIUM)
    void theButtonsThatLeadOnAreInSightAtEverySizeInEnglish(Visitor visitor) {
        assertAllInSight(visitor, "en");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theButtonsThatLeadOnAreInSightAtEverySizeInSpanish(Visitor visitor) {
        assertAllInSight(visitor, "es");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theWholeListOfKeysIsInSightOnTheSmallestScreens(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/");
        page.until(STARTED);
        page.keyboard().press("?");
        page.until("document.querySelector('.keys dl')");
        for (TestDevice size : List.of(TestDevice.IPHONE_SE, TestDevice.SMALL_PHONE_LANDSCAPE)) {
            page.turnTo(size);
            page.until("innerWidth === " + size.width + " && innerHeight === " + size.height);

            assertThat(page.isTrue("document.querySelector('.keys dl').scrollHeight"
                            + " <= document.querySelector('.keys dl').clientHeight"))
                    .as(size.name())
                    .isTrue();
        }
    }

    @InBrowsers(Engine.CHROMIUM)
    void aFingerThatScrollsTheSettingsAndBeginsOnASliderLeavesItAsItIs(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.SMALL_PHONE_LANDSCAPE).open("/game/");
        page.until(STARTED);
        TableScreens.click(page, ".gear");
        page.until("getComputedStyle(document.querySelector('.pop-up')).display === 'flex'"
                + " && !document.getAnimations().some(each => each.playState === 'running')");
        page.run("document.querySelector('[type=range]').scrollIntoView({ block: 'end' })");
        String before = (String) page.run("return document.querySelector('[type=range]').value");
        List<?> at = (List<?>)
                page.run(
                        "const box = document.querySelector('[type=range]').getBoundingClientRect();"
                                + "return [Math.round(box.left + 30), Math.round((box.top + box.bottom) / 2), document.querySelector('.settings').scrollTop]");
        int x = ((Number) at.get(0)).intValue();
        int y = ((Number) at.get(1)).intValue();
        page.fingers().drag(new PagePoint(x, y), new PagePoint(x + 20, y - 120));

        page.until("document.querySelector('.settings').scrollTop > " + at.get(2));
        assertThat(page.run("return document.querySelector('[type=range]').value"))
                .isEqualTo(before);

        page.run("document.querySelector('[type=range]').scrollIntoView({ block: 'center' })");
        Number middle = (Number) page.run("const box = document.querySelector('[type=range]').getBoundingClientRect();"
                + "return Math.round((box.top + box.bottom) / 2)");
        page.fingers().tap(new PagePoint(x, middle.intValue()));
        page.until("document.querySelector('[type=range]').value !== '" + before + "'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void allWaysToGoAreInSightWhereAGameOfAllFivesWasLeft(Visitor visitor) {
        assertStartInSight(visitor, "all-fives");
    }

    @InBrowsers(Engine.CHROMIUM)
    void allWaysToGoAreInSightWhereAGameOfMugginsWasLeft(Visitor visitor) {
        assertStartInSight(visitor, "muggins");
    }

    /** In Spanish, which has the longest words, with house rules and with the most buttons. */
    private void assertStartInSight(Visitor visitor, String table) {
        visitor.on(TestDevice.IPHONE_SE).withScript("localStorage.setItem('deluxe.language', 'es')");
        GamePage page = ClassicGame.open(visitor, table, "set=double-nine hand=9 doublesCount=once target=150");
        ClassicGame.begin(page);
        page.reload();
        page.until(STARTED);
        page.until("document.querySelector('.start .ways')"
                + " && getComputedStyle(document.querySelector('.start .gear'), '::before').content !== 'none'");
        walk(page, "start of " + table);
        assertThat(outOfSight).isEmpty();
    }

    private void assertAllInSight(Visitor visitor, String language) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).withFakeClock().open("/game/?locale=" + language);
        page.until(STARTED);
        TableScreens.toThePause(page, screen -> walk(page, screen));
        assertThat((Long) page.run(BETWEEN_BUTTONS)).isGreaterThanOrEqualTo(16);
        TableScreens.toTheResults(page, screen -> walk(page, screen));
        page.run("document.querySelector('.results').classList.add('won');"
                + "document.querySelector('.results h1').textContent = deluxeLanguage.say('You Win!')");
        walk(page, "results of a game that was won");

        page.open("/game/?match=m1&seed=zz&difficulty=brutal&pause=x&colour=red&locale=" + language);
        page.until(STARTED);
        walk(page, "refusal");

        page.open("/game/check.html?locale=" + language);
        page.until(STARTED);
        page.clock().advance(Duration.ofSeconds(1));
        page.until("document.querySelector('.check details')");
        walk(page, "check");
        assertThat(outOfSight).isEmpty();
    }

    private void walk(GamePage page, String screen) {
        for (TestDevice size : SIZES) {
            page.turnTo(size);
            page.until("innerWidth === " + size.width + " && innerHeight === " + size.height);
            page.until(
                    "document.querySelector('.screen') && !document.getAnimations().some(each => each.playState === 'running')");
            String found = (String) page.run(OUT_OF_SIGHT);
            if (!found.isEmpty()) {
                outOfSight.add(screen + " at " + size + ": " + found);
            }
        }
    }
}
