package deluxe.browser;

import java.time.Duration;

/**
 * The page's time, which stands still until the test moves it: {@code performance.now}, {@code Date}, timers and animation
 * frames, sixty a second unless fewer were asked for. What the browser animates itself (CSS, sound) and the times that events carry stay real.
 */
final class FakeClock {
    private static final String PASS = "window.kitClock.pass(arguments[0], arguments[arguments.length - 1])";

    private final GamePage page;

    FakeClock(GamePage page) {
        this.page = page;
    }

    /** Lets time pass: every timer and frame that falls due runs, in order, with what it promised done before the next. */
    void advance(Duration time) {
        page.runToItsEnd(PASS, time.toMillis());
    }
}
