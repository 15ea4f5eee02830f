package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Call;
import deluxe.browser.TablePlayer.Way;
import java.time.Duration;
import org.openqa.selenium.Keys;

/** The tables for people who use keys, a screen reader, or the system's own colours. */
class AccessIT {
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
        Call call = new TablePlayer(page, Way.KEYS).await();
        assertFocused(page, "document.activeElement.closest('.mirror')");
        if (call == Call.DRAW) {
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

    /** A WebDriver clicks where a player would, and so do a finger that explores and a voice. */
    @InBrowsers
    void theTablesButtonsLieOverWhatTheyMean(Visitor visitor) {
        GamePage page =
                playing(visitor, "/game/?match=m1&seed=00000000000000000000000000000003&difficulty=hard&locale=en");
        assertThat(new TablePlayer(page, Way.KEYS).await()).isEqualTo(Call.PLAY);
        String played = String.valueOf(page.run("return document.getElementById('hand').dataset.first"));
        page.run("window.known = [].map.call(document.querySelectorAll('#hand button'), it => [it, it.id])");
        page.click('#' + played);
        page.until("document.querySelector('#hand [aria-pressed=true]').id === '" + played + "'");
        page.click("#ends button:last-child");
        page.until("document.querySelectorAll('#hand button').length === 6");

        assertThat(page.findAll('#' + played)).isEmpty();
        assertThat(page.isTrue("known.every(([it, id]) => it.id === id || !it.isConnected)"))
                .isTrue();
        page.click("#menu");
        page.until("document.querySelector('.pop-up.menu')");
    }

    private static void assertFocused(GamePage page, String condition) {
        page.until("document.activeElement !== document.body && " + condition);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aScreenThatAppearsByItselfHasTheFocusButNoKeyClosesIt(Visitor visitor) {
        GamePage page =
                playing(visitor, "/game/?match=m1&seed=00000000000000000000000000000003&difficulty=hard&locale=en");
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

    @InBrowsers(Engine.CHROMIUM)
    void thePlayedTilesAreListed(Visitor visitor) {
        GamePage page = playing(visitor, "/game/");
        assertThat(page.text("#played")).isEmpty();
        page.keyboard().press(Keys.ARROW_RIGHT);
        playByKeys(page);
        page.clock().advance(Duration.ofSeconds(8));

        assertThat(page.text("#played")).matches("On the board: \\d-\\d(, \\d-\\d at the \\d of \\d-\\d)+\\.");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aKeySaysWhatEachEndCountsAndLightsIt(Visitor visitor) {
        GamePage page = playing(visitor, "/game/");
        page.keyboard().press(Keys.ARROW_RIGHT);
        playByKeys(page);
        page.clock().advance(Duration.ofSeconds(8));
        String focused = String.valueOf(page.run("return document.activeElement.id"));
        page.keyboard().press("s");

        page.until("document.querySelector('#told').textContent.includes('The ends make ')");
        assertThat(page.text("#told")).contains(page.text("#summary"));
        assertThat(String.valueOf(page.run("return document.activeElement.id"))).isEqualTo(focused);
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

    @InBrowsers(Engine.CHROMIUM)
    void inTheSystemsColoursPanelsAreOpaqueAndSwitchesShowTheirState(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.emulate("forced-colors", "active");
        page.press("Settings");
        page.rest();

        assertThat(ground(page, ".pop-up")).isEqualTo(system(page, "Canvas"));
        assertThat(ground(page, "input[type=checkbox]:not(:checked)")).isEqualTo(system(page, "ButtonFace"));
        page.click("label input[type=checkbox]:not(:checked)");
        assertThat(ground(page, "input[type=checkbox]:checked")).isEqualTo(system(page, "Highlight"));
        assertThat(ground(page, "[role=radio][aria-checked=true]")).isEqualTo(system(page, "Highlight"));
        assertThat(page.run("return getComputedStyle(document.querySelector('input[type=range]')).forcedColorAdjust"))
                .isEqualTo("none");
    }

    private static Object ground(GamePage page, String selector) {
        page.until("document.querySelector(\"" + selector + "\")");
        return page.run("return getComputedStyle(document.querySelector(arguments[0])).backgroundColor", selector);
    }

    private static Object system(GamePage page, String colour) {
        return page.run("""
                const probe = document.body.appendChild(document.createElement('i'));
                probe.style.cssText = 'forced-color-adjust: none; background: ' + arguments[0];
                const found = getComputedStyle(probe).backgroundColor;
                probe.remove();
                return found;""", colour);
    }

    @InBrowsers(Engine.CHROMIUM)
    void whoAsksTheSystemForContrastHasTilesOfHighContrast(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.emulate("prefers-contrast", "more");
        page.press("Settings");
        page.until("document.querySelector('[aria-label=Tiles] [aria-checked=true]').textContent === 'High contrast'");
        page.press("Ebony");
        page.press("Done");
        page.reload();
        page.until(GameIT.STARTED);
        page.press("Settings");

        page.until("document.querySelector('[aria-label=Tiles] [aria-checked=true]').textContent === 'Ebony'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theLastLessonsWinnerIsATitle(Visitor visitor) {
        GamePage page = at(visitor, "/game/");
        page.press("How to Play");
        for (int next = 1; next < 6; next++) {
            page.press("NEXT");
        }

        page.until("document.querySelector('h2.winner').textContent === 'WINNER!'");
        assertThat(page.text(".lesson")).startsWith("Beat the computer");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void atMugginsTheMenuOffersToDrawAndToPass(Visitor visitor) {
        GamePage page = playing(
                visitor,
                "/game/classic.html?match=m1&rules=muggins&seed=00000000000000000000000000000003&difficulty=easy");
        page.until("/scores|can be played/.test(document.getElementById('hand').textContent)");
        page.keyboard().press("p");
        page.press("I can't go");
        page.until("/^You can go: \\d-\\d fits/.test(document.getElementById('news').textContent)");
        page.keyboard().press("p");
        Axe.check(page);
        page.press("Draw");

        page.until("/bogus/.test(document.getElementById('news').textContent)");
    }

    @InBrowsers(Engine.CHROMIUM)
    void atAllFivesSpaceCutsShortWhatMoves(Visitor visitor) {
        GamePage page = playing(
                visitor,
                "/game/classic.html?match=m1&rules=all-fives&seed=00000000000000000000000000000003&difficulty=easy");
        page.run("document.activeElement.blur()");
        page.until("/scores|can be played/.test(document.getElementById('hand').textContent)");
        page.run("document.querySelector('#hand button').click()");
        page.run("document.querySelector('#ends button').click()");
        page.run("document.activeElement.blur()");
        for (int frame = 0; frame < 8; frame++) {
            page.keyboard().press(" ");
            page.clock().advance(Duration.ofMillis(167));
        }

        page.until("/Your turn|draw/.test(document.getElementById('news').textContent)");
    }

    private static GamePage at(Visitor visitor, String path) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .withScript(FirstScript.NO_CHANCE.source())
                .open(path);
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
