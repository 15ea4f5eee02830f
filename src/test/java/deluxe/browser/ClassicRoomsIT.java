package deluxe.browser;

import java.time.Duration;

/** Both classic rooms compared with their golden pictures, each after the same first moves. */
class ClassicRoomsIT {
    private static final Duration AT_REST = Duration.ofSeconds(1);
    private static final int MOVES = 4;
    private static final int MOST_MOMENTS = 100;
    private static final String FITS = "/scores|can be played/.test(it.textContent)";

    @InBrowsers
    void theVerandaAtADesk(Visitor visitor) {
        show(visitor.on(TestDevice.FRAME), "all-fives", "veranda");
    }

    @InBrowsers
    void theVerandaOnAPhone(Visitor visitor) {
        show(visitor.on(TestDevice.IPHONE_6), "all-fives", "veranda");
    }

    @InBrowsers
    void thePubAtADesk(Visitor visitor) {
        show(visitor.on(TestDevice.FRAME), "muggins", "pub");
    }

    @InBrowsers
    void thePubOnAPhone(Visitor visitor) {
        show(visitor.on(TestDevice.IPHONE_6), "muggins", "pub");
    }

    private static void show(Visitor visitor, String table, String picture) {
        GamePage page = visitor.withFakeClock()
                .withScript(FirstScript.NO_CHANCE.source())
                .withScript(
                        "localStorage.setItem('deluxe.settings', '0 0 full false hard true 80 false 60 false true false');"
                                + "localStorage.setItem('deluxe.settings " + table
                                + "', '0 0 full false hard true 80 false 60 false true false');")
                .open("/game/classic.html?table=" + table);
        playFirstMoves(page);
        new Album(page).after(AT_REST, picture);
    }

    /** Goes from a table's start screen to the player's turn after the first moves. */
    static void playFirstMoves(GamePage page) {
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        page.click(".start .primary");
        for (int move = 0; move < MOVES; move++) {
            awaitTurn(page);
            page.run("[].find.call(document.querySelectorAll('#hand button'), it => " + FITS + ").click();"
                    + "document.querySelector('#ends button').click();");
            page.clock().advance(AT_REST);
        }
        awaitTurn(page);
        page.run("document.activeElement.blur()");
        page.clock().advance(AT_REST);
    }

    /** Draws for as long as nothing fits. */
    private static void awaitTurn(GamePage page) {
        for (int moment = 0; moment < MOST_MOMENTS && !canPlay(page); moment++) {
            page.run("var draw = document.getElementById('draw'); if (draw) draw.click();");
            page.clock().advance(AT_REST);
        }
    }

    private static boolean canPlay(GamePage page) {
        return page.isTrue("[].some.call(document.querySelectorAll('#hand button'), it => " + FITS + ")");
    }
}
