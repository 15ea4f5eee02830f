package deluxe.browser;

import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The keys, pressed wherever the page's focus is. */
final class Keyboard {
    private final RemoteWebDriver driver;

    Keyboard(RemoteWebDriver driver) {
        this.driver = driver;
    }

    /** Keys as letters, or as {@link org.openqa.selenium.Keys}. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }
}
