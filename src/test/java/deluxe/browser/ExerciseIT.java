package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;
import java.time.Duration;
import org.openqa.selenium.Keys;

/** The exercise: the page of How to Play on which the player moves the tiles. */
class ExerciseIT {
    @InBrowsers
    void itIsDoneByDraggingWithTheMouse(Visitor visitor) {
        assertDoneBy(at(visitor, TestDevice.FRAME), Way.MOUSE_DRAGS);
    }

    @InBrowsers(Engine.CHROMIUM)
    void itIsDoneByClickingTilesAndPlaces(Visitor visitor) {
        assertDoneBy(at(visitor, TestDevice.FRAME), Way.MOUSE_CLICKS);
    }

    @InBrowsers
    void itIsDoneByKeysAndThenTheKeyboardIsAtNext(Visitor visitor) {
        GamePage page = at(visitor, TestDevice.FRAME);
        assertDoneBy(page, Way.KEYS);
        page.until("document.activeElement.textContent === 'NEXT'");
    }

    @InBrowsers(Engine.CHROMIUM)
    void itIsDoneByFingersOnTheSmallestPhoneUpright(Visitor visitor) {
        assertDoneBy(at(visitor, TestDevice.IPHONE_SE), Way.FINGER_DRAGS);
    }

    @InBrowsers(Engine.CHROMIUM)
    void itIsDoneByFingersOnTheSmallestPhoneInLandscape(Visitor visitor) {
        assertDoneBy(at(visitor, TestDevice.SMALL_PHONE_LANDSCAPE), Way.FINGER_TAPS);
    }

    @InBrowsers(Engine.CHROMIUM)
    void choosingATileThatFitsNowhereSaysWhy(Visitor visitor) {
        GamePage page = at(visitor, TestDevice.FRAME);
        page.run("document.getElementById('tile-4-3').click()");

        page.until("/4-3 doesn.t fit any open end/.test(document.getElementById('news').textContent)");
        assertThat(page.text(".lesson")).startsWith("Drag a 6");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void escapePutsBackWhatIsPickedOutAndThenLeadsAway(Visitor visitor) {
        GamePage page = at(visitor, TestDevice.FRAME);
        page.run("document.querySelector('#hand button').click()");
        page.until("document.querySelector('#ends button')");
        page.keyboard().press(Keys.ESCAPE);
        page.until("!document.querySelector('#ends button') && document.querySelector('.how-to')");
        page.keyboard().press(Keys.ESCAPE);
        page.until("document.querySelector('.start')");
    }

    private static void assertDoneBy(GamePage page, Way way) {
        TablePlayer player = new TablePlayer(page, way);
        for (String next : new String[] {"Good! Now a 6", "Good! Now the tips", "Good! Every double"}) {
            player.act();
            page.until("document.querySelector('.lesson').textContent.trim().startsWith('" + next + "')");
            page.clock().advance(Duration.ofSeconds(1));
        }
        assertThat(page.findAll("#hand")).isEmpty();
        page.run("document.querySelector('.how-to .primary').click()");
        page.until("document.getElementById('headline').textContent === 'To SCORE…'");
    }

    private static GamePage at(Visitor visitor, TestDevice device) {
        GamePage page = visitor.on(device).withFakeClock().open("/game/");
        page.until(GameIT.STARTED);
        page.press("How to Play");
        page.press("NEXT");
        page.until("document.querySelectorAll('#hand button').length === 4");
        page.clock().advance(Duration.ofSeconds(1));
        return page;
    }
}
