package deluxe.browser;

import java.time.Clock;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.Sleeper;

/** Waits for a condition: longer than a slow machine needs, and never for a time that a test chooses. */
final class Waiting {
    private static final Duration ENOUGH = Duration.ofMinutes(4);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMillis(50);

    private Waiting() {}

    static void until(String what, BooleanSupplier condition) {
        until(() -> what, condition);
    }

    /** @param what says what was waited for; asked only if it did not come */
    static void until(Supplier<String> what, BooleanSupplier condition) {
        new FluentWait<>(condition, Clock.systemUTC(), longerAndLonger())
                .withTimeout(ENOUGH)
                .withMessage(what)
                .until(BooleanSupplier::getAsBoolean);
    }

    /** Most things come at once; checking for the others without a pause would slow them down. */
    private static Sleeper longerAndLonger() {
        return new Sleeper() {
            private Duration pause = FIRST_PAUSE;

            @Override
            public void sleep(Duration unused) throws InterruptedException {
                Sleeper.SYSTEM_SLEEPER.sleep(pause);
                Duration twice = pause.multipliedBy(2);
                pause = twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
            }
        };
    }
}
