package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.openqa.selenium.Keys;

/** The tables for people who use keys, a screen reader, or the system's own colours. */
class AccessIT {
    private static final String ASKED = "document.querySelector('#ends, #draw, #pass, .results')"
            + " || /can be played|scores/.test(document.getElementById('hand').textContent)";

    @InBrowsers
    void theFocusStaysAtTheTableFromStartToResults(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.keyboard().press(Keys.ENTER);
        assertFocused(page, "document.activeElement.textContent === 'Start'");
        page.keyboard().press(Keys.ENTER);
        for (int lesson = 1; lesson <= 6; lesson++) {
            page.until("document.querySelector('.dot:nth-of-type(" + lesson + ").here')");
            assertFocused(page, "document.activeElement.matches('.how-to .primary, #hand button')");
            page.run("document.querySelector('.how-to .primary').focus()");
            page.keyboard().press(Keys.ENTER);
        }
        page.until("document.querySelectorAll('#hand button').length === 7");
        for (int move = 0; move < 6; move++) {
            playByKeys(page);
        }
        page.keyboard().press("p");
        assertFocused(page, "document.activeElement.textContent === 'Keep Playing'");
        page.keyboard().press(Keys.ENTER);
        assertFocused(page, "document.activeElement.closest('.mirror')");
    }

    private static void playByKeys(GamePage page) {
        page.clock().advance(Duration.ofSeconds(8));
        page.until(ASKED);
        assertFocused(page, "document.activeElement.closest('.mirror')");
        if (page.isTrue("document.getElementById('draw')")) {
            page.keyboard().press("d");
            page.clock().advance(Duration.ofSeconds(2));
            assertFocused(page, "document.activeElement.closest('.mirror')");
            return;
        }
        page.run("document.getElementById(document.getElementById('hand').dataset.first).focus()");
        page.keyboard().press(Keys.ENTER);
        assertFocused(page, "document.activeElement.closest('#ends')");
        page.keyboard().press(Keys.ENTER);
        assertFocused(page, "document.activeElement.closest('#hand')");
    }

    private static void assertFocused(GamePage page, String condition) {
        page.until("document.activeElement !== document.body && " + condition);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aScreenThatAppearsByItselfHasTheFocusButNoKeyClosesIt(Visitor visitor) {
        GamePage page = playing(visitor, "/game/?match=m1&seed=3&difficulty=hard&locale=en");
        page.keyboard().press(Keys.ARROW_RIGHT);
        assertFocused(page, "document.activeElement.closest('#hand')");
        page.clock().advance(Duration.ofMinutes(6));

        assertFocused(page, "document.activeElement.matches('.screen.results')");
    }

    @InBrowsers
    void aChoiceIsAGroupOfRadioButtonsInWhichTheArrowsChoose(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.run("document.querySelector('[role=radio][tabindex=\"0\"]').focus()");
        page.keyboard().press(Keys.ARROW_RIGHT);

        assertThat(page.run("return document.activeElement.textContent")).isEqualTo("Hard");
        assertThat(page.texts("[role=radiogroup] [role=radio][aria-checked=true]"))
                .containsExactly("Hard");
        page.keyboard().press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        assertThat(page.texts("[role=radio][aria-checked=true][tabindex='0']")).containsExactly("Master");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void eachChoiceOfTheSettingsIsAGroupOfRadioButtons(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.press("Settings");

        assertThat(page.findAll(".choice")).hasSize(3);
        assertThat(page.findAll("[role=radiogroup]")).hasSize(3);
        assertThat(page.findAll("[role=radio][tabindex='0'][aria-checked=true]"))
                .hasSize(3);
        Axe.check(page);
    }

    @InBrowsers
    void newsWaitTheirTurnInTheLiveRegion(Visitor visitor) {
        GamePage page = playing(visitor, "/game/");
        page.run("const news = document.getElementById('news').firstChild; news.data = 'One.'; news.data = 'Two.';");

        page.until("document.querySelector('[role=log]').textContent.endsWith('One.Two.')");
        assertThat(page.findAll("#news[aria-live]")).isEmpty();
        Axe.check(page);
    }

    @InBrowsers
    void aQuestionMarkListsTheKeysAndEscapeLeadsBack(Visitor visitor) {
        GamePage page = playing(visitor, "/game/");
        page.keyboard().press(Keys.ARROW_RIGHT);
        String before = String.valueOf(page.run("return document.activeElement.id"));
        page.keyboard().press("?");
        page.until("document.querySelectorAll('.keys dl > div').length >= 6");
        Axe.check(page);
        page.keyboard().press("p");
        page.keyboard().press(Keys.ESCAPE);

        page.until("!document.querySelector('.keys') && document.activeElement.id === '" + before + "'");
        assertThat(page.findAll(".pop-up")).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theSettingsListTheKeysToo(Visitor visitor) {
        GamePage page = at(visitor, "/game/?locale=es");
        page.press("Ajustes");
        page.press("Teclas");

        page.until("document.querySelector('.keys h1').textContent === 'Teclas'");
        page.press("Cerrar");
        page.until("!document.querySelector('.keys') && document.querySelector('.pop-up')");
    }

    private static GamePage at(Visitor visitor, String path) {
        GamePage page = visitor.on(TestDevice.FRAME).withFakeClock().open(path);
        page.until(GameIT.STARTED);
        page.until("document.querySelector('[role=log]')");
        return page;
    }

    private static GamePage playing(Visitor visitor, String path) {
        GamePage page = at(visitor, path);
        page.press("Start");
        page.until("document.querySelector('.how-to')");
        page.press("Close");
        page.until("document.querySelectorAll('#hand button').length === 7");
        page.clock().advance(Duration.ofSeconds(8));
        return page;
    }
}
