package deluxe.browser;

import java.time.Duration;
import java.util.function.Consumer;

/** The way of a newcomer through all screens of the Deluxe table, whose clock is a fake one. */
final class TableScreens {
    private TableScreens() {}

    /** From the start, which is open, to the pause. */
    static void toThePause(GamePage page, Consumer<String> at) {
        at.accept("start");
        click(page, ".gear");
        at.accept("settings");
        click(page, ".pop-up > .row .primary");
        click(page, ".start .primary");
        for (int lesson = 1; lesson <= 6; lesson++) {
            at.accept("lesson " + lesson);
            click(page, ".how-to .primary");
        }
        page.until("document.querySelectorAll('#hand button').length === 7");
        page.clock().advance(Duration.ofSeconds(10));
        click(page, "#menu");
        at.accept("pause");
    }

    /** From there to the results. */
    static void toTheResults(GamePage page, Consumer<String> at) {
        click(page, ".standing button");
        at.accept("asked whether to end");
        click(page, ".standing button");
        page.clock().advance(Duration.ofSeconds(5));
        page.until("document.querySelector('.bests.told')");
        at.accept("results");
    }

    static void click(GamePage page, String selector) {
        page.find(selector);
        page.run("document.querySelector('" + selector + "').click()");
    }
}
