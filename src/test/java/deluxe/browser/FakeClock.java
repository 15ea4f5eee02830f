package deluxe.browser;

import java.time.Duration;

/**
 * The page's time, which stands still until the test moves it: {@code performance.now}, {@code Date}, timers and animation
 * frames, sixty a second unless fewer were asked for. What the browser animates itself (CSS, sound) and the times that events carry stay real.
 */
final class FakeClock {
    /** Lets so much time pass if everything that is due by now has run, and lets that run first if it has not. */
    private static final String ADVANCE = """
            const isSettled = window.kitClock.isSettled();
            if (window.kitClock.isIdle()) window.kitClock.advance(isSettled ? arguments[0] : 0);
            return isSettled;""";

    private final GamePage page;

    FakeClock(GamePage page) {
        this.page = page;
    }

    /** Lets time pass: every timer and frame that falls due runs, in order, with what it promised done before the next. */
    void advance(Duration time) {
        Waiting.until("what is due has run", () -> Boolean.TRUE.equals(page.run(ADVANCE, time.toMillis())));
        page.until("window.kitClock.isIdle()");
    }
}
