package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.stage.art.Box;
import deluxe.stage.deluxe.TableSpots;
import java.time.Duration;

/** What the mouse pointer looks like over the table. */
class CursorIT {
    private static final String FITTING = "/scores|can be played/";

    @InBrowsers
    void theCursorIsAPointerOverATileThatCanBeTakenAndGrabsWhileDragging(Visitor visitor) {
        GamePage page = visitor.withFakeClock()
                .withScript(FirstScript.NO_CHANCE.source())
                .withScript(KeptMatch.at(Moment.EARLY).script())
                .open("/game/");
        page.until("document.querySelector('#hand button')");
        page.clock().advance(Duration.ofSeconds(2));
        TableSpots spots = new TableSpots(page.device().width, page.device().height, page.device().ratio);
        PagePoint board = middle(spots.board());
        PagePoint tile = middle(spots.tile(place(page, FITTING), number(page, "buttons.length")));

        page.mouse().moveTo(tile);
        assertThat(cursor(page)).isEqualTo("pointer");
        page.mouse().press(tile);
        page.mouse().moveTo(board);
        assertThat(cursor(page)).isEqualTo("grabbing");
        page.mouse().moveTo(tile);
        page.mouse().release();
        page.clock().advance(Duration.ofSeconds(1));
        page.mouse().moveTo(new PagePoint(tile.x(), tile.y() + 1));
        assertThat(cursor(page)).isEqualTo("pointer");

        page.mouse().moveTo(middle(spots.gear()));
        assertThat(cursor(page)).isEqualTo("pointer");
        page.mouse().moveTo(new PagePoint(3, page.device().height - 2));
        assertThat(cursor(page)).isEqualTo("default");
    }

    private static String cursor(GamePage page) {
        return String.valueOf(page.run("return getComputedStyle(document.getElementById('table')).cursor"));
    }

    private static int place(GamePage page, String words) {
        return number(page, "[].findIndex.call(buttons, button => " + words + ".test(button.textContent))");
    }

    private static int number(GamePage page, String expression) {
        return ((Number) page.run("const buttons = document.querySelectorAll('#hand button'); return " + expression))
                .intValue();
    }

    private static PagePoint middle(Box box) {
        return new PagePoint((int) box.centreX(), (int) box.centreY());
    }
}
