package deluxe.browser;

import deluxe.browser.TablePlayer.Way;
import java.time.Duration;

/**
 * The game compared with its golden pictures. Each match is at a moment that the rules alone determine, and nothing depends on chance or on
 * the time of day.
 */
class TablePicturesIT {
    private static final Duration AT_REST = Duration.ofSeconds(1);
    private static final Duration COUNTED = Duration.ofSeconds(8);

    @InBrowsers
    void theWayToTheTable(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.FRAME), 0);
        album.after(AT_REST, "start");
        press(album.page(), "Settings");
        album.after(AT_REST, "settings");
        press(album.page(), "Done");
        press(album.page(), "How to Play");
        press(album.page(), "NEXT");
        press(album.page(), "NEXT");
        album.after(AT_REST, "how-to-score");
    }

    @InBrowsers
    void anEarlyBoardAndATileHeldOverIt(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.FRAME), Moment.EARLY, 0);
        album.after(AT_REST, "early");
        TablePlayer player = new TablePlayer(album.page(), Way.MOUSE_DRAGS);
        player.holdFirst();
        album.after(AT_REST, "dragging");
        album.page().mouse().release();
    }

    @InBrowsers
    void theBoneyardForWhoMustDraw(Visitor visitor) {
        open(visitor.on(TestDevice.FRAME), Moment.STUCK, 0).after(Duration.ofSeconds(4), "drawing");
    }

    @InBrowsers
    void aCrowdedBoardAndThePauseOverIt(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.FRAME), Moment.CROWDED, 0);
        album.after(AT_REST, "crowded");
        album.page().run("document.getElementById('menu').click()");
        album.page().until("document.querySelector('.menu')");
        album.after(AT_REST, "pause");
    }

    @InBrowsers
    void aRoundsEnd(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.FRAME), Moment.ALL_BUT_OUT, 0);
        album.page().clock().advance(AT_REST);
        new TablePlayer(album.page(), Way.KEYS).act();
        album.after(Duration.ofMillis(1300), "round-end");
    }

    @InBrowsers
    void theResultOfAGameThatWasWon(Visitor visitor) {
        won(visitor.on(TestDevice.FRAME));
    }

    @InBrowsers
    void theResultOfAGameThatWasLost(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.FRAME), Moment.ALL_BUT_LOST, 0);
        album.page().clock().advance(COUNTED);
        album.page().until("document.querySelector('.bests.told')");
        album.after(AT_REST, "lost");
    }

    @InBrowsers
    void onAPhoneUpright(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.IPHONE_6), Moment.CROWDED, 0);
        album.after(AT_REST, "crowded");
        album.page().run("document.getElementById('menu').click()");
        album.page().until("document.querySelector('.menu')");
        album.after(AT_REST, "pause");
    }

    @InBrowsers
    void onAPhoneUprightTheResult(Visitor visitor) {
        won(visitor.on(TestDevice.IPHONE_6));
    }

    @InBrowsers
    void onAPhoneInLandscape(Visitor visitor) {
        open(visitor.on(TestDevice.IPHONE_6_LANDSCAPE), Moment.CROWDED, 0).after(AT_REST, "crowded");
    }

    @InBrowsers
    void onAPhoneInLandscapeTheSettings(Visitor visitor) {
        Album album = open(visitor.on(TestDevice.IPHONE_6_LANDSCAPE), 0);
        press(album.page(), "Settings");
        album.after(AT_REST, "settings");
    }

    @InBrowsers
    void theBlueTable(Visitor visitor) {
        open(visitor.on(TestDevice.FRAME), Moment.EARLY, 1).after(AT_REST, "blue");
    }

    @InBrowsers
    void theTableByDaylight(Visitor visitor) {
        open(visitor.on(TestDevice.FRAME), Moment.EARLY, 2).after(AT_REST, "daylight");
    }

    private static void won(Visitor visitor) {
        Album album = open(visitor, Moment.ALL_BUT_WON, 0);
        new TablePlayer(album.page(), Way.KEYS).act();
        album.page().clock().advance(COUNTED);
        album.page().until("document.querySelector('.bests.told')");
        album.after(AT_REST, "won");
    }

    private static Album open(Visitor visitor, Moment moment, int theme) {
        visitor.withScript(KeptMatch.at(moment).script());
        Album album = open(visitor, theme);
        GamePage page = album.page();
        page.until("document.querySelector('#hand button, .menu button')");
        if (page.isTrue("document.querySelector('.menu')")) {
            press(page, "Keep Playing");
        }
        page.until("document.querySelector('#hand button')");
        return album;
    }

    private static Album open(Visitor visitor, int theme) {
        GamePage page = visitor.withFakeClock(Visitor.SMOOTH)
                .withScript(FirstScript.NO_CHANCE.source())
                .withScript("localStorage.setItem('deluxe.settings', '" + theme
                        + " 0 full false hard true 80 false 60 false true false');")
                .open("/game/");
        page.until(GameIT.STARTED);
        return new Album(page);
    }

    /** Without a pointer, which would leave the button under it lit. */
    private static void press(GamePage page, String label) {
        String button = "[].find.call(document.querySelectorAll('button'), it => it.textContent === '" + label + "')";
        page.until(button);
        page.run(button + ".click()");
    }
}
