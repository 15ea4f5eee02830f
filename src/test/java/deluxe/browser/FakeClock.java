package deluxe.browser;

import java.time.Duration;

/**
 * The page's time, which stands still until the test moves it: {@code performance.now}, {@code Date}, timers and animation frames, as many
 * a second as {@link Visitor#withFakeClock(int)} sets. What the browser animates itself (CSS, sound) and the timestamps of events stay
 * real.
 */
final class FakeClock {
    private static final String PASS = "window.kitClock.pass(arguments[0], arguments[arguments.length - 1])";

    private final GamePage page;

    FakeClock(GamePage page) {
        this.page = page;
    }

    /** Lets time pass: every timer and frame that falls due runs, in order, and its promises are settled before the next one runs. */
    void advance(Duration time) {
        page.runToItsEnd(PASS, time.toMillis());
    }
}
