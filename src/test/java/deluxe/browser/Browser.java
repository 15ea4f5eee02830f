package deluxe.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** A running browser, shared by the tests of one run. */
interface Browser extends AutoCloseable {
    /**
     * For how long a script may run to its end. WebKit counts it in the page's own time, which a test may move by minutes in one
     * command.
     */
    Duration LONGEST_SCRIPT = Duration.ofMinutes(10);

    RemoteWebDriver driver();

    /** Whether it still takes commands: one that ended itself fails the test it was in, and no other. */
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

    /** Gives the open page the room of another device of the same pixel ratio, as when a phone is turned. */
    void resize(TestDevice device);

    /** Fingers to touch its page with, where it knows touch. */
    TouchScreen fingers();

    /** What the browser itself has logged as an error since it was last asked. */
    List<String> complaints();

    @Override
    void close();
}
