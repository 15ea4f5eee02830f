package deluxe.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** A running browser, shared by the tests of one run. */
interface Browser extends AutoCloseable {
    /** How long a script may take. WebKit counts this in the page's own time, which a test can move by minutes in one command. */
    Duration LONGEST_SCRIPT = Duration.ofMinutes(10);

    RemoteWebDriver driver();

    /** Whether it still takes commands. A browser that crashes fails the test it was in, and no other. */
    default boolean isAlive() {
        try {
            driver().getWindowHandle();
            return true;
        } catch (WebDriverException gone) {
            return false;
        }
    }

    /** Shows a page of {@code site} as {@code device} would, and leaves the driver in the page. */
    void open(TestSite site, String path, TestDevice device);

    /** Resizes the open page to another device of the same pixel ratio, as when a phone is turned. */
    void resize(TestDevice device);

    /** Fingers to touch the page with, in a browser that supports touch. */
    TouchScreen fingers();

    /** The errors that the browser itself has logged since the last call. */
    List<String> complaints();

    @Override
    void close();
}
