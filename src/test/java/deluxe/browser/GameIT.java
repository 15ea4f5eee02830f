package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.SelfCheck;
import java.util.Optional;
import org.openqa.selenium.WebElement;

/** The built game in real browsers, through the elements that a person has. */
class GameIT {
    private static final String STARTED = "document.documentElement.dataset.engine !== 'none'";

    @InBrowsers
    void theWasmEngineStartsWhereTheBrowserHasIt(Visitor visitor) {
        GamePage page = open(visitor, Device.FRAME);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("wasm");
        Axe.check(page);
    }

    @InBrowsers
    void theJavaScriptEngineStartsOnWhatSafari12Has(Visitor visitor) {
        GamePage page = visitor.on(Device.IPHONE_6).withSafari12().open("/game/");
        page.until(STARTED);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("javascript");
        assertThat(check(page)).contains(SelfCheck.RIGHT, "reckons as it should");
    }

    @InBrowsers
    void theWasmEngineReckonsLikeTheJvm(Visitor visitor) {
        assertThat(check(open(visitor, Device.FRAME))).contains(SelfCheck.RIGHT, "reckons as it should");
    }

    @InBrowsers
    void aNewcomerIsTaughtFiveThingsAndThenPlays(Visitor visitor) {
        GamePage page = open(visitor, Device.IPHONE_SE);
        press(page, "Start");
        for (int next = 1; next < 5; next++) {
            assertThat(page.find(".spoken").getAttribute("textContent")).isEqualTo("Page " + next + " of 5");
            press(page, "NEXT");
        }
        press(page, "PLAY!");

        page.until("document.querySelectorAll('#hand button').length === 7");
        Axe.check(page);
    }

    @InBrowsers
    void aTileChosenAndPlacedByItsButtonsIsPlayed(Visitor visitor) {
        GamePage page = open(visitor, Device.FRAME);
        startPlaying(page);
        page.until("/can be played|scores/.test(document.querySelector('#hand button').textContent)");
        page.run("document.querySelector('#hand button').click()");
        page.until("document.querySelector('#ends button')");
        page.run("document.querySelector('#ends button').click()");

        page.until("document.querySelectorAll('#hand button').length === 6");
        page.until("/You played/.test(document.getElementById('news').textContent)"
                + " || /played/.test(document.getElementById('news').textContent)");
    }

    @InBrowsers
    void aReloadGoesOnWithTheSameHand(Visitor visitor) {
        GamePage page = open(visitor, Device.FRAME);
        startPlaying(page);
        page.until("/can be played|scores/.test(document.querySelector('#hand button').textContent)");
        Object before = tiles(page);
        page.open("/game/");
        page.until(STARTED);
        page.until("document.querySelectorAll('#hand button').length === 7");

        assertThat(tiles(page)).isEqualTo(before);
    }

    @InBrowsers
    void aMatchThatCannotBePlayedIsRefusedByName(Visitor visitor) {
        GamePage page = visitor.on(Device.FRAME).open("/game/?match=m1&difficulty=brutal&seed=5");
        page.until(STARTED);

        assertThat(page.find("[role=alert]").getText()).contains("brutal");
    }

    private static GamePage open(Visitor visitor, Device device) {
        GamePage page = visitor.on(device).open("/game/");
        page.until(STARTED);
        return page;
    }

    private static void startPlaying(GamePage page) {
        press(page, "Start");
        for (int next = 1; next < 5; next++) {
            press(page, "NEXT");
        }
        press(page, "PLAY!");
        page.until("document.querySelectorAll('#hand button').length === 7");
    }

    private static String check(GamePage page) {
        press(page, "Settings");
        press(page, "Check this device");
        page.until("/reckons/.test(document.body.textContent)");
        return String.valueOf(page.run("return document.querySelector('.settings').textContent"));
    }

    private static Object tiles(GamePage page) {
        return page.run("return [].map.call(document.querySelectorAll('#hand button'), b => b.id)");
    }

    private static void press(GamePage page, String label) {
        page.until("[].some.call(document.querySelectorAll('button'), b => b.textContent === '" + label + "')");
        Patience.until(
                "the button " + label + " is shown", () -> shown(page, label).isPresent());
        shown(page, label).orElseThrow().click();
    }

    private static Optional<WebElement> shown(GamePage page, String label) {
        return page.findAll("button").stream()
                .filter(button -> button.getText().equals(label))
                .findFirst();
    }
}
