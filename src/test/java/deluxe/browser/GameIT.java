package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.PlayCheck;
import deluxe.build.Page;
import deluxe.build.Pages;
import deluxe.dice.TavernCheck;
import deluxe.kit.SelfCheck;
import deluxe.stage.dice.ThrowCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The built game in real browsers, used through the elements that a player uses. */
class GameIT {
    @TempDir
    Path copy;

    static final String STARTED = "document.documentElement.dataset.engine !== 'none'";

    @InBrowsers
    void theWasmEngineStartsWhereTheBrowserHasIt(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("wasm");
        Axe.check(page);
    }

    @InBrowsers
    void theJavaScriptEngineStartsOnWhatSafari12Has(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_6).withSafari12().open("/game/");
        page.until(STARTED);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("javascript");
        assertThat(check(page))
                .contains(SelfCheck.RIGHT, PlayCheck.RIGHT, TavernCheck.RIGHT, ThrowCheck.RIGHT, "as it should");
    }

    @InBrowsers
    void everyFileLoadedBeforeStartWorksCountsTowardsTheWeightOnWasm(Visitor visitor) throws IOException {
        assertThat(asked(open(visitor, TestDevice.FRAME)))
                .anyMatch(name -> name.endsWith(".wasm"))
                .anyMatch(name -> name.startsWith("fonts/"))
                .allMatch(game()::isLoadedForWasm);
    }

    @InBrowsers
    void everyFileLoadedBeforeStartWorksCountsTowardsTheWeightOnJavaScript(Visitor visitor) throws IOException {
        GamePage page = visitor.on(TestDevice.IPHONE_6).withSafari12().open("/game/");
        page.until(STARTED);

        assertThat(asked(page))
                .anyMatch(name -> name.startsWith("index.") && name.endsWith(".js"))
                .anyMatch(name -> name.startsWith("fonts/"))
                .allMatch(game()::isLoadedForJavaScript);
    }

    @InBrowsers(Engine.CHROMIUM)
    void everyFileLoadedInSpanishBeforeStartWorksCountsTowardsTheWeightOfSpanish(Visitor visitor) throws IOException {
        GamePage page = visitor.on(TestDevice.FRAME).open("/game/?locale=es");
        page.until(STARTED);
        Page game = game();
        Page.InLanguage spanish = game.languages().get(0);

        assertThat(asked(page))
                .anyMatch(name -> name.startsWith("words/es."))
                .allMatch(name -> game.isLoadedForWasm(name) || spanish.isLoaded(name));
    }

    @InBrowsers
    void theWasmEngineCalculatesLikeTheJvmAndItsCheckLeadsBackToTheGame(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);

        assertThat(check(page))
                .contains(SelfCheck.RIGHT, PlayCheck.RIGHT, TavernCheck.RIGHT, ThrowCheck.RIGHT, "as it should");
        Axe.check(page);
        press(page, "Back");
        page.until("document.querySelector('#hand, .pop-up, .start')");
    }

    @InBrowsers
    void aNewcomerIsTaughtSixThingsAndThenPlays(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.IPHONE_SE);
        press(page, "Start");
        for (int next = 1; next < 6; next++) {
            assertThat(page.text(".spoken")).isEqualTo("Page " + next + " of 6");
            press(page, "NEXT");
        }
        press(page, "PLAY!");

        page.until("document.querySelectorAll('#hand button').length === 7");
        Axe.check(page);
    }

    /** The table is laid out anew when a lesson opens: until then, a tile's button may be where NEXT is. */
    @InBrowsers
    void aLessonsButtonsLieOverThoseOfTheTable(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.IPHONE_SE);
        press(page, "Start");
        press(page, "NEXT");
        page.find("#hand button");

        assertThat(page.run("""
                const next = document.querySelector('.how-to .primary');
                const tile = document.querySelector('#hand button');
                const { left, top, width, height } = next.getBoundingClientRect();
                tile.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; pointer-events: auto`;
                return document.elementFromPoint(left + width / 2, top + height / 2) === next""")).isEqualTo(true);
    }

    @InBrowsers
    void aTileChosenAndPlacedByItsButtonsIsPlayed(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        startPlaying(page);
        page.until("/can be played|scores/.test(document.querySelector('#hand button').textContent)");
        page.run("document.querySelector('#hand button').click()");
        page.until("document.querySelector('#ends button')");
        page.run("document.querySelector('#ends button').click()");

        page.until("document.querySelectorAll('#hand button').length === 6");
        page.until("/You played/.test(document.getElementById('news').textContent)"
                + " || /played/.test(document.getElementById('news').textContent)");
    }

    @InBrowsers(Engine.CHROMIUM)
    void escapeLeadsOutOfTheLessonsAndOutOfThePopUp(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        press(page, "How to Play");
        page.until("document.querySelector('.how-to')");
        page.keyboard().press(Keys.ESCAPE);
        page.until("document.querySelector('.start') && document.activeElement.textContent === 'Start'");

        press(page, "Start");
        page.until("document.querySelectorAll('#hand button').length === 7");
        assertClosesTheMenu(page, Keys.ESCAPE);
    }

    @InBrowsers(Engine.CHROMIUM)
    void whatOpensTheMenuClosesItToo(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        startPlaying(page);
        assertClosesTheMenu(page, "p");
    }

    private static void assertClosesTheMenu(GamePage page, CharSequence key) {
        page.keyboard().press("p");
        page.until("document.activeElement.textContent === 'Keep Playing'");
        page.keyboard().press(key);
        page.until("!document.querySelector('.pop-up') && document.getElementById('hand')");
    }

    @InBrowsers
    void whenNothingHasTheFocusTheFirstKeyOnlySetsIt(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        startPlaying(page);
        page.keyboard().press("p");
        press(page, "End Game");
        press(page, "Yes, End It");
        page.until("document.querySelector('.bests.told')");
        page.run("document.activeElement.blur()");
        page.keyboard().press(Keys.ENTER);
        page.until("document.activeElement.textContent === 'Play Again' && document.querySelector('.results')");
        page.keyboard().press(Keys.ENTER);
        page.until("document.getElementById('hand')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void tabMovesThroughAScreenInTheOrderShown(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        for (String next : List.of("Easy", "Hints in practice", "Start", "How to Play", "Tables", "Settings")) {
            page.keyboard().press(Keys.TAB);
            assertThat(page.run("const at = document.activeElement; return at.textContent"
                            + " || (at.closest('label') || at.parentNode).textContent.trim()"))
                    .isEqualTo(next);
        }
    }

    @InBrowsers
    void aReloadGoesOnWithTheSameHand(Visitor visitor) {
        GamePage page = open(visitor, TestDevice.FRAME);
        startPlaying(page);
        page.until("/can be played|scores/.test(document.querySelector('#hand button').textContent)");
        Object before = tiles(page);
        page.open("/game/");
        page.until(STARTED);
        press(page, "Keep Playing");
        page.until("document.querySelectorAll('#hand button').length === 7");

        assertThat(tiles(page)).isEqualTo(before);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchThatCannotBePlayedIsRefusedByName(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .open("/game/?match=m1&difficulty=brutal&seed=00000000000000000000000000000005");
        page.until(STARTED);

        assertThat(page.text("[role=alert]")).contains("brutal");
    }

    @InBrowsers
    void aWasmFileCutInHalfGivesWayToJavaScript(Visitor visitor) throws IOException {
        BundleCopy.in(copy).cutInHalf(".wasm");
        GamePage page = visitor.at(copy).open("/game/");
        page.until(STARTED);

        assertThat(page.run("return document.documentElement.dataset.engine")).isEqualTo("javascript");
    }

    @InBrowsers
    void whenNothingWorksThePageSaysSoAndOffersToTryAgain(Visitor visitor) throws IOException {
        for (Path script : BundleCopy.in(copy).cutInHalf(".wasm").named("index.", ".js")) {
            Files.delete(script);
        }
        GamePage page = visitor.at(copy).open("/game/");
        page.until("!document.getElementById('trouble').hidden");

        assertThat(page.text("#trouble-reason")).contains("404");
        assertThat(page.texts("#trouble .ways > :not([hidden])")).containsExactly("Try again");
        page.open("/game/?match=m1&seed=00000000000000000000000000000001&difficulty=easy");
        page.until("!document.getElementById('trouble-practice').hidden");
        assertThat(page.texts("#trouble .ways > :not([hidden])")).containsExactly("Try again", "Play a practice game");
        assertThat(page.takeFaults()).anyMatch(fault -> fault.contains("404"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutTheStylesOfLaterScreensThePageSaysSoToo(Visitor visitor) throws IOException {
        for (Path styles : BundleCopy.in(copy).named("screens.", ".css")) {
            Files.delete(styles);
        }
        GamePage page = visitor.at(copy).open("/game/");
        page.until("!document.getElementById('trouble').hidden");

        assertThat(page.text("#trouble-reason")).contains("screens.");
        assertThat(page.takeFaults()).anyMatch(fault -> fault.contains("404"));
    }

    private static Page game() throws IOException {
        return Pages.read(Pages.LIST).named("index");
    }

    /**
     * The files of the bundle that the page has requested, without the icons that a browser loads by itself. The styles and scripts of
     * later screens are also left out, unless they were requested before the engine had loaded.
     */
    private static List<String> asked(GamePage page) {
        String names = (String) page.run("""
                const asked = performance.getEntriesByType('resource');
                const engines = asked.filter(entry => /\\/(index|runtime)\\.[^/]*(wasm|js)$/.test(entry.name));
                const ready = Math.max(...engines.map(entry => entry.responseEnd));
                return asked.filter(entry => !/\\/(screens|sliders|keyboard|persist|occasion|state)\\./.test(entry.name) || entry.startTime < ready)
                  .map(entry => new URL(entry.name).pathname).join(' ')""");
        return Arrays.stream(names.split(" "))
                .filter(name -> name.startsWith("/game/"))
                .map(name -> name.substring("/game/".length()))
                .filter(name -> !name.startsWith("icons/"))
                .toList();
    }

    private static GamePage open(Visitor visitor, TestDevice device) {
        GamePage page = visitor.on(device).open("/game/");
        page.until(STARTED);
        return page;
    }

    static void startPlaying(GamePage page) {
        press(page, "Start");
        for (int next = 1; next < 6; next++) {
            press(page, "NEXT");
        }
        press(page, "PLAY!");
        page.until("document.querySelectorAll('#hand button').length === 7");
    }

    private static String check(GamePage page) {
        press(page, "Settings");
        page.click("a[href='check.html']");
        page.until("/This device works/.test(document.querySelector('.check').textContent)");
        return page.text(".check");
    }

    private static Object tiles(GamePage page) {
        return page.run("return [].map.call(document.querySelectorAll('#hand button'), b => b.id)");
    }

    static void press(GamePage page, String label) {
        page.press(label);
    }
}
