package deluxe.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/** An open page and what a test can do to it. */
final class GamePage implements AutoCloseable {
    private final Engine engine;
    private final Browser browser;
    private final TestSite site;
    private final boolean hasFakeClock;
    private final Mouse mouse;
    private final Keyboard keyboard;
    private final List<String> faults = new ArrayList<>();
    private Device device;

    GamePage(Engine engine, Browser browser, TestSite site, Device device, boolean hasFakeClock) {
        this.engine = engine;
        this.browser = browser;
        this.site = site;
        this.device = device;
        this.hasFakeClock = hasFakeClock;
        this.mouse = new Mouse(browser.driver());
        this.keyboard = new Keyboard(browser.driver());
    }

    /** Shows another page of the same site, or the same one anew, and waits until it is painted. */
    void open(String path) {
        faults.addAll(browser.complaints());
        browser.open(site, path, device);
        paint();
    }

    /** Loads the outermost page anew in the same tab, and waits until it is painted. */
    void reload() {
        leave();
        faults.addAll(browser.complaints());
        browser.driver().navigate().refresh();
        paint();
    }

    /** As when a phone is turned: the page stays, its room changes. */
    void turnTo(Device other) {
        if (other.ratio != device.ratio || other.isTouched != device.isTouched) {
            throw new IllegalArgumentException(device + " cannot turn into " + other);
        }
        device = other;
        browser.resize(other);
    }

    Engine engine() {
        return engine;
    }

    TestSite site() {
        return site;
    }

    Mouse mouse() {
        return mouse;
    }

    Keyboard keyboard() {
        return keyboard;
    }

    Device device() {
        return device;
    }

    Fingers fingers() {
        if (!device.isTouched) {
            throw new IllegalStateException(device + " has no touch screen");
        }
        return browser.fingers();
    }

    FakeClock clock() {
        if (!hasFakeClock) {
            throw new IllegalStateException("this page was opened with the real clock");
        }
        return new FakeClock(this);
    }

    /** What {@code script} returns, run as the body of a function that gets {@code arguments}. */
    Object run(String script, Object... arguments) {
        return browser.driver().executeScript(script, arguments);
    }

    boolean isTrue(String expression) {
        return Boolean.TRUE.equals(run("return Boolean(" + expression + ")"));
    }

    /** Waits until {@code expression} holds. On a fake clock, what is due at once runs meanwhile, but no time passes. */
    void until(String expression) {
        Patience.until(expression, () -> {
            if (hasFakeClock) {
                run("if (window.kitClock.isIdle()) window.kitClock.advance(0)");
            }
            return isTrue(expression);
        });
    }

    /** The first element that {@code selector} fits, as soon as there is one. */
    WebElement find(String selector) {
        Patience.until("there is " + selector, () -> !findAll(selector).isEmpty());
        return findAll(selector).get(0);
    }

    /** What the first element says that {@code selector} fits, seen yet or not: a screen comes into sight by and by. */
    String text(String selector) {
        return find(selector).getAttribute("textContent").strip();
    }

    List<WebElement> findAll(String selector) {
        return browser.driver().findElements(By.cssSelector(selector));
    }

    /** What follows is about the page in this frame of the outermost page, by its number. */
    void enter(int frame) {
        leave();
        browser.driver().switchTo().frame(frame);
    }

    /** What follows is about the outermost page. */
    void leave() {
        browser.driver().switchTo().defaultContent();
    }

    /** What the device shows, in its own pixels. */
    BufferedImage picture() {
        paint();
        byte[] png = browser.driver().getScreenshotAs(OutputType.BYTES);
        try {
            BufferedImage window = ImageIO.read(new ByteArrayInputStream(png));
            int width = Math.min(window.getWidth(), device.width * device.ratio);
            int height = Math.min(window.getHeight(), device.height * device.ratio);
            return window.getSubimage(0, 0, width, height);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void paint() {
        run("window.kitPainting.begin()");
        Patience.until("the page is painted", () -> isTrue("window.kitPainting.isOver"));
    }

    String source() {
        return browser.driver().getPageSource();
    }

    /** What went wrong so far: a test that expects it takes it; what nobody takes fails the test. */
    List<String> takeFaults() {
        faults.addAll(browser.complaints());
        faults.addAll(site.takeFaults());
        List<String> taken = List.copyOf(faults);
        faults.clear();
        return taken;
    }

    @Override
    public void close() {
        browser.driver().get("about:blank");
        site.close();
    }
}
