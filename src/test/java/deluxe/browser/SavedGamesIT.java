package deluxe.browser;

import static deluxe.browser.ClassicGame.await;
import static deluxe.browser.ClassicGame.begin;
import static deluxe.browser.ClassicGame.leave;
import static deluxe.browser.ClassicGame.open;
import static deluxe.browser.ClassicGame.playSome;
import static org.assertj.core.api.Assertions.assertThat;

import org.openqa.selenium.Keys;

/** Games that players save under a name, and export and import as files. */
class SavedGamesIT {
    private static final String DOUBLE_SIX = "";
    private static final String DOUBLE_NINE = "set=double-nine hand=9";
    private static final String IN_TURN =
            "/fits|scores|can be played/.test(document.getElementById('hand').textContent)";
    private static final String ROWS = "document.querySelectorAll('.kept .one')";

    /**
     * Stands in for the system's file dialogues: {@code kitGiven} records what is exported, and {@code kitChosen} is the text of the file
     * that is chosen.
     */
    private static final String FILES = """
            document.addEventListener('click', event => {
              if (!event.target.download) return;
              window.kitGiven = decodeURIComponent(event.target.href.slice(event.target.href.indexOf(',') + 1));
              event.preventDefault();
            }, true);
            HTMLInputElement.prototype.click = function () {
              const chosen = new DataTransfer();
              chosen.items.add(new File([window.kitChosen], 'game.txt'));
              this.files = chosen.files;
              this.dispatchEvent(new Event('change'));
            };
            """;

    @InBrowsers(Engine.CHROMIUM)
    void aGameIsSavedUnderANameAndRestoredAfterAnotherWasBegun(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", DOUBLE_SIX);
        String summary = leaveAGame(page);
        save(page);
        Axe.check(page);
        page.press("Close");
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        page.press("New Game");
        page.press("Yes, a New Game");
        await(page, IN_TURN);
        leave(page);
        showSavedGames(page);
        page.until(ROWS + ".length === 1");

        assertThat(summaryOfTheRestored(page)).isEqualTo(summary);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theEnterKeySavesTheGameUnderTheNameThatWasTyped(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", DOUBLE_SIX);
        leaveAGame(page);
        showSavedGames(page);
        page.find(".kept input").sendKeys("Before supper", Keys.ENTER);
        page.until(ROWS + ".length === 1");

        assertThat(page.text(".kept .one h2")).isEqualTo("Before supper");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theAnswerToAnImportIsInSight(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", DOUBLE_SIX);
        leaveAGame(page);
        save(page);
        page.run("document.getElementById('record').value = 'no game'");
        page.press("Import This Text");
        page.until("document.querySelector('.kept .notice').textContent !== ''");
        page.rest();

        assertThat(page.isTrue("(notice => { const box = notice.getBoundingClientRect();"
                        + " return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === notice;"
                        + " })(document.querySelector('.kept .notice'))"))
                .isTrue();
        Axe.check(page);
    }

    @InBrowsers
    void aSavedGameOfDoubleSixSurvivesAFileAndADamagedOneChangesNothing(Visitor visitor) {
        checkFiles(visitor, DOUBLE_SIX);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aSavedGameOfDoubleNineSurvivesAFileAndADamagedOneChangesNothing(Visitor visitor) {
        checkFiles(visitor, DOUBLE_NINE);
    }

    private static void checkFiles(Visitor visitor, String houseRules) {
        GamePage page = open(visitor.on(TestDevice.FRAME).withScript(FILES), "muggins", houseRules);
        String summary = leaveAGame(page);
        save(page);
        page.reload();
        page.until(ROWS + ".length === 1");
        page.press("Export");
        page.until("window.kitGiven");
        String given = String.valueOf(page.run("return window.kitGiven"));

        choose(page, given.substring(0, given.length() / 2) + "?" + given.substring(given.length() / 2));
        page.until("document.querySelector('.kept .notice').textContent !== ''");
        assertThat(page.findAll(".kept .one")).hasSize(1);
        Axe.check(page);

        page.press("Delete");
        page.until("document.querySelector('.kept [role=alert]')");
        page.press("Delete It");
        page.until(ROWS + ".length === 0");
        choose(page, given);
        page.until(ROWS + ".length === 1");
        assertThat(summaryOfTheRestored(page)).isEqualTo(summary);

        page.reload();
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        page.press("Go On");
        await(page, "document.getElementById('summary')");
        assertThat(page.text("#summary")).isEqualTo(summary);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatCannotBeReadIsSetAsideAndTold(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", DOUBLE_SIX);
        leaveAGame(page);
        save(page);
        page.run("localStorage.setItem('deluxe.kept muggins 2', "
                + "localStorage.getItem('deluxe.kept muggins 1').replace('muggins', 'muggings'))");
        page.reload();
        page.until("document.querySelector('.kept h1')");
        page.rest();

        assertThat(page.findAll(".kept .one")).hasSize(1);
        assertThat(page.text(".kept .notice")).contains("can't be read", "muggings", "set aside");
        assertThat(page.isTrue("/muggings/.test(localStorage.getItem('deluxe.aside 1 kept muggins 2'))"))
                .isTrue();
    }

    /** Plays a little, leaves the table and returns its summary of the game. */
    private static String leaveAGame(GamePage page) {
        begin(page);
        playSome(page, 3);
        await(page, IN_TURN);
        String summary = page.text("#summary");
        leave(page);
        return summary;
    }

    private static void showSavedGames(GamePage page) {
        page.click(".start a[href*='games']");
        page.until("document.querySelector('.kept h1')");
    }

    private static void save(GamePage page) {
        showSavedGames(page);
        page.press("Save This Game");
        page.until(ROWS + ".length === 1");
    }

    private static void choose(GamePage page, String file) {
        page.run("window.kitChosen = arguments[0]", file);
        page.press("Import a File");
    }

    private static String summaryOfTheRestored(GamePage page) {
        page.press("Restore");
        page.press("Restore It");
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        page.press("Go On");
        await(page, "document.getElementById('summary')");
        return page.text("#summary");
    }
}
