package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import org.openqa.selenium.Keys;

/** A practice game, from its results to the page where it is watched, to somebody else, and back. */
class ShareIT {
    private static final String WATCHED =
            "/watch\\.html$/.test(location.pathname) && document.querySelector('#scrubber')";
    /** What a screen reader reads out of the results. A browser may show them as they were left; then the page opens them again. */
    private static final String TOLD = "document.querySelector('.results [role=status]').textContent";

    @InBrowsers(Engine.CHROMIUM)
    void aGameIsWatchedFromItsResultsAndTheWayBackLeadsToThem(Visitor visitor) {
        GamePage page = finished(visitor, TestDevice.FRAME);
        String total = total(page);
        String record = page.find(".results a").getAttribute("href");
        page.run("document.querySelector('.results a').focus()");
        page.keyboard().press(Keys.ENTER);
        page.until(WATCHED);
        page.until("/^#[-_A-Za-z0-9]+$/.test(location.hash)");
        String link = String.valueOf(page.run("return location.hash")).substring(1);

        assertThat(URLDecoder.decode(record, StandardCharsets.UTF_8))
                .endsWith("/game/watch.html?review=1#" + Link.read(link).text());
        page.click("#leave");
        page.until(TOLD + " === 'Total score " + total + "'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameIsWatchedFromItsResultsInSafari12(Visitor visitor) {
        GamePage page = finished(visitor.withSafari12(), TestDevice.IPHONE_6);
        page.click(".results a");
        page.until(WATCHED);
        page.click("#leave");
        page.until("document.querySelector('.results a')");
    }

    @InBrowsers
    void theLinkThatIsCopiedLeadsSomebodyElseToTheSameMatch(Visitor visitor) {
        ScoreSheet sheet = ScoreSheet.of(Foreseen.where(25, match -> true).last());
        GamePage page = visitor.open("/game/watch.html?player=Ana#" + Link.of(sheet));
        page.until(WATCHED);
        page.click("#link");
        page.until("document.querySelector('.toast').textContent === 'Link copied.'");
        assertThat(page.run("return document.activeElement.id")).isEqualTo("link");
        Axe.check(page);

        page.open("/game/watch.html");
        page.find("#pasted").sendKeys(Keys.chord(Keys.CONTROL, "v"));
        page.until("document.querySelector('#pasted').value.length > 0");
        assertThat(page.run("return document.querySelector('#pasted').value"))
                .asString()
                .endsWith("/game/watch.html?player=Ana#" + Link.of(sheet));
        GameIT.press(page, "Watch");
        page.until(WATCHED);
    }

    /** Plays the first tile of the hand: the player who leads may play any tile, and nobody knows which ones are dealt in practice. */
    private static GamePage finished(Visitor visitor, TestDevice device) {
        GamePage page = visitor.on(device).open("/game/");
        page.until(GameIT.STARTED);
        EmbedIT.sitDown(page);
        page.run("document.querySelector('#hand button').click()");
        page.find("#ends button");
        page.run("document.querySelector('#ends button').click()");
        page.until("document.querySelectorAll('#hand button').length === 6");
        page.run("document.getElementById('menu').click()");
        GameIT.press(page, "End Game");
        GameIT.press(page, "Yes, End It");
        page.find(".results");
        return page;
    }

    /** The total, once it has been counted up. */
    private static String total(GamePage page) {
        page.until("/Total score/.test(" + TOLD + ")");
        return page.text(".total dd");
    }
}
