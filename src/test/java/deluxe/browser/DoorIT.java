package deluxe.browser;

import static deluxe.browser.GameIT.STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.Page;
import deluxe.build.Pages;
import deluxe.dominoes.RuleSet;
import deluxe.tournament.Match;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.Keys;

/** The front door: a page without an engine. */
class DoorIT {
    private static final String DOOR = "/game/tables.html";

    /** Which parts of the page are outside the window, and whether the page is wider than the window. */
    private static final String OUT_OF_SIGHT = """
        const found = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
        document.querySelectorAll('h1, .card, .card img, .button, .ways a, .ways button').forEach(each => {
          const box = each.getBoundingClientRect();
          if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
            found.push(each.className || each.tagName);
          }
        });
        return found.join(', ');\
        """;

    /** Files that are fetched once the door is shown: for installing it, and for opening it offline. */
    private static final Pattern COMES_LATER = Pattern.compile("/icons/|/offline\\.|/door-settings\\.|webmanifest$");

    @InBrowsers
    void theCardOfATableLeadsToIt(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);
        Axe.check(page);
        page.click(".card");
        page.until(STARTED);
        page.click("a[href='tables.html']");

        page.until("document.querySelector('.card')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void everyFileThatTheDoorLoadsCountsTowardsItsWeight(Visitor visitor) throws IOException {
        Page door = Pages.read(Pages.LIST).named("tables");
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open(DOOR);
        page.until("document.readyState === 'complete' && document.fonts.status === 'loaded'");
        String asked = (String) page.run(
                "return performance.getEntriesByType('resource').map(it => new URL(it.name).pathname).join(' ')");

        assertThat(Stream.of(asked.split(" "))
                        .filter(name -> name.startsWith("/game/")
                                && !COMES_LATER.matcher(name).find())
                        .map(name -> name.substring("/game/".length())))
                .isNotEmpty()
                .allMatch(door::isLoadedForWasm);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatWasLeftIsOfferedToGoOn(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open("/game/");
        page.until(STARTED);
        GameIT.startPlaying(page);
        page.open(DOOR);

        assertThat(page.texts(".card .button")).containsExactly("Go On", "Play", "Play", "Play");
    }

    /** It is still kept, so that its results can be shown again. */
    @InBrowsers(Engine.CHROMIUM)
    void aGameThatIsOverIsNotOfferedToGoOn(Visitor visitor) {
        Foreseen match = Foreseen.where(RuleSet.FIVES.target(), any -> true);
        Match over = match.states().get(match.states().size() - 1);
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(new KeptMatch(over).script())
                .open(DOOR);

        assertThat(page.texts(".card .button")).containsExactly("Play", "Play", "Play", "Play");
    }

    /** Each table keeps its own game. */
    @InBrowsers(Engine.CHROMIUM)
    void aGameLeftAtOneTableIsOfferedThereAndAtNoOther(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);
        page.run("localStorage.setItem('deluxe.sitting muggins', 'a game')");
        page.open(DOOR);

        assertThat(page.texts(".card .button")).containsExactly("Play", "Play", "Go On", "Play");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void eachCardNamesItsTableInItsLink(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);

        assertThat(page.texts(".card strong")).containsExactly("Deluxe", "All Fives", "Muggins", "Dados");
        assertThat(page.run(
                        "return [].map.call(document.querySelectorAll('.card'), card => card.getAttribute('href'))"))
                .isEqualTo(List.of("./", "classic.html?table=all-fives", "classic.html?table=muggins", "dados.html"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void theDoorSpeaksSpanish(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_6).open(DOOR + "?locale=es");
        page.until("document.documentElement.lang === 'es'");

        assertThat(page.texts(".card .button")).containsExactly("Jugar", "Jugar", "Jugar", "Jugar");
        Axe.check(page);
    }

    @InBrowsers
    void theDoorOpensOnWhatSafari12Has(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_6).withSafari12().open(DOOR + "?locale=es");
        page.until("document.querySelector('.card .button').innerText.trim() === 'Jugar'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void tabGoesFromCardToLink(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);
        for (String next : List.of("card", "card veranda", "card pub", "card tavern", "daily", "")) {
            page.keyboard().press(Keys.TAB);
            assertThat(page.run("return document.activeElement.className")).isEqualTo(next);
        }
    }

    @InBrowsers
    void whatIsChosenAtTheDoorHoldsAtTheTables(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);
        page.until("!document.getElementById('open-settings').hidden");
        page.click("#open-settings");
        Axe.check(page);
        page.click("#settings [data-part='3']");
        page.click("#settings button");
        assertThat(page.run("return document.activeElement.id")).isEqualTo("open-settings");

        page.open("/game/");
        page.until("document.querySelector('.gear')");
        page.click(".gear");
        page.until("document.querySelector('.settings')");
        assertThat(page.run("return document.querySelector('.screens').dataset.side"))
                .isEqualTo("left");
    }

    @InBrowsers(Engine.CHROMIUM)
    void settingsThatCannotBeReadAreLeftToTheTables(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(DOOR);
        page.run("localStorage.setItem('deluxe.settings', 'of another time')");
        page.open(DOOR);
        page.until("document.querySelector('script[src*=door-settings]')");

        assertThat(page.run("return localStorage.getItem('deluxe.settings')")).isEqualTo("of another time");
    }

    @InBrowsers(Engine.CHROMIUM)
    void allIsInSightAtEverySize(Visitor visitor) {
        assertAllInSight(visitor.on(TestDevice.IPHONE_SE).open(DOOR));
    }

    @InBrowsers(Engine.CHROMIUM)
    void allIsInSightAtEverySizeInSpanish(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open(DOOR + "?locale=es");
        page.until("document.documentElement.lang === 'es'");

        assertAllInSight(page);
    }

    private static void assertAllInSight(GamePage page) {
        for (TestDevice size : List.of(
                TestDevice.IPHONE_SE,
                TestDevice.IPHONE_6,
                TestDevice.IPHONE_6_LANDSCAPE,
                TestDevice.SMALL_PHONE_LANDSCAPE,
                TestDevice.LARGE_PHONE_LANDSCAPE,
                TestDevice.SMALLEST_FRAME,
                TestDevice.TOUCHED_FRAME,
                TestDevice.IPAD,
                TestDevice.IPAD_LANDSCAPE)) {
            page.turnTo(size);
            assertThat(page.run(OUT_OF_SIGHT)).as(size.toString()).isEqualTo("");
        }
    }

    @InBrowsers(Engine.CHROMIUM)
    void allIsInSightInTheLargestWindow(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.LARGEST_WINDOW).open(DOOR);

        assertThat(page.run(OUT_OF_SIGHT)).isEqualTo("");
    }
}
