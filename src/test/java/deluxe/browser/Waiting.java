package deluxe.browser;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.openqa.selenium.support.ui.FluentWait;

/** Waits for what will come, for longer than a slow machine needs, and never for a time of the test's choosing. */
final class Waiting {
    private static final Duration ENOUGH = Duration.ofMinutes(4);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    private Waiting() {}

    static void until(String what, BooleanSupplier condition) {
        until(() -> what, condition);
    }

    /** @param what asked only when it did not come */
    static void until(Supplier<String> what, BooleanSupplier condition) {
        new FluentWait<>(condition)
                .withTimeout(ENOUGH)
                .pollingEvery(BETWEEN_LOOKS)
                .withMessage(what)
                .until(BooleanSupplier::getAsBoolean);
    }
}
