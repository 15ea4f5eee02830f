package deluxe.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import org.openqa.selenium.By;
import org.openqa.selenium.NoSuchFrameException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chromium.HasCdp;

/** An open page and what a test can do to it. */
final class GamePage implements AutoCloseable {
    /** The beginning of a function body that returns false while something that is due has not run. */
    private static final String SETTLED = """
            const clock = window.kitClock;
            if (!clock) return false;
            if (!clock.isSettled()) {
              if (clock.isIdle()) clock.advance(0);
              return false;
            }
            """;

    /** The first button with this label. */
    private static final String SHOWN_BUTTON = """
            return [].find.call(document.querySelectorAll('button'), it => it.innerText.trim() === arguments[0])""";

    /** The colour of the mark that {@code rest.js} shows. */
    private static final int MARK = 0xFF00FF;

    private final Engine engine;
    private final Browser browser;
    private final TestSite site;
    private final boolean hasFakeClock;
    private final Mouse mouse;
    private final Keyboard keyboard;
    private final List<String> faults = new ArrayList<>();
    private TestDevice device;

    GamePage(Engine engine, Browser browser, TestSite site, TestDevice device, boolean hasFakeClock) {
        this.engine = engine;
        this.browser = browser;
        this.site = site;
        this.device = device;
        this.hasFakeClock = hasFakeClock;
        this.mouse = new Mouse(browser.driver());
        this.keyboard = new Keyboard(browser.driver());
    }

    /** Shows another page of the same site, or the same page again, and waits until it is painted. */
    void open(String path) {
        faults.addAll(browser.complaints());
        leave();
        mouse.park();
        browser.open(site, path, device);
        paint();
    }

    /** Reloads the outermost page in the same tab, and waits until it is painted. */
    void reload() {
        leave();
        faults.addAll(browser.complaints());
        run("window.kitIsLeft = true");
        browser.driver().navigate().refresh();
        paint();
    }

    /** Resizes the page without reloading it, as when a phone is turned, and waits until the page has its new size. */
    void turnTo(TestDevice other) {
        if (other.ratio != device.ratio || other.isTouched != device.isTouched) {
            throw new IllegalArgumentException(device + " cannot turn into " + other);
        }
        device = other;
        browser.resize(other);
        until("innerWidth === " + other.width + " && innerHeight === " + other.height);
        paint();
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

    TestDevice device() {
        return device;
    }

    TouchScreen fingers() {
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

    /** The same for a script that calls its last argument when it is done. */
    void runToItsEnd(String script, Object... arguments) {
        browser.driver().executeAsyncScript(script, arguments);
    }

    boolean isTrue(String expression) {
        return Boolean.TRUE.equals(run("return Boolean(" + expression + ")"));
    }

    /**
     * Waits until {@code expression} is true; while it refers to an element that is missing, it counts as false. On a fake clock,
     * everything that is due at once runs before each check, but no time passes.
     */
    void until(String expression) {
        String look = "try { return Boolean(" + expression + "); } catch (missing) {"
                + " if (missing instanceof TypeError) return false; throw missing; }";
        Waiting.until(expression, () -> holds(hasFakeClock ? SETTLED + look : look));
    }

    /** While a page is being left, WebKit's driver reports that there is no such frame. */
    private boolean holds(String look) {
        try {
            return Boolean.TRUE.equals(run(look));
        } catch (NoSuchFrameException left) {
            return false;
        }
    }

    /** Waits until nothing on the page changes its look in the browser's own time: decision 093. */
    void rest() {
        Waiting.until(
                () -> "the page comes to rest: " + run("return window.kitRest.unrest().join()"),
                () -> isTrue("window.kitRest.isReached()"));
    }

    /** Waits for an element that matches {@code selector}, and returns the first one. */
    WebElement find(String selector) {
        return found(selector, "return document.querySelector(arguments[0])", WebElement.class);
    }

    /** The text of the first element that matches {@code selector}, visible or not: a screen appears gradually. */
    String text(String selector) {
        String script = "const found = document.querySelector(arguments[0]); return found && found.textContent";
        return found(selector, script, String.class).strip();
    }

    /** Waits until {@link #text} is no longer {@code before}. */
    void untilTextChanges(String selector, String before) {
        String old = before.replace("\\", "\\\\").replace("'", "\\'");
        until("document.querySelector('" + selector + "').textContent.trim() !== '" + old + "'");
    }

    /** The visible text of every element that matches {@code selector}. */
    List<String> texts(String selector) {
        String script = "return [].map.call(document.querySelectorAll(arguments[0]), it => it.innerText.trim())";
        return ((List<?>) run(script, selector)).stream().map(String::valueOf).toList();
    }

    /** Runs {@code script} with {@code wanted} until it finds something, and returns that. */
    private <T> T found(String wanted, String script, Class<T> type) {
        AtomicReference<Object> found = new AtomicReference<>();
        Waiting.until("there is " + wanted, () -> {
            found.set(run(hasFakeClock ? SETTLED + script : script, wanted));
            return type.isInstance(found.get());
        });
        return type.cast(found.get());
    }

    /** Clicks the first element that matches {@code selector}, once it is at rest. */
    void click(String selector) {
        click(() -> find(selector));
    }

    /** Clicks the first visible button with this label, once it is at rest. */
    void press(String label) {
        click(() -> found(label, SHOWN_BUTTON, WebElement.class));
    }

    /** Tries again if the page has replaced the element since it was found: that element got no click. */
    private void click(Supplier<WebElement> target) {
        Waiting.until("a click arrives", () -> {
            rest();
            try {
                target.get().click();
                return true;
            } catch (StaleElementReferenceException replaced) {
                return false;
            }
        });
    }

    List<WebElement> findAll(String selector) {
        return browser.driver().findElements(By.cssSelector(selector));
    }

    /** From here on, commands go to the page in the frame with this number in the outermost page. */
    void enter(int frame) {
        leave();
        browser.driver().switchTo().frame(frame);
    }

    /** From here on, commands go to the outermost page. */
    void leave() {
        browser.driver().switchTo().defaultContent();
    }

    /**
     * What the device shows when the page is at rest, in the device's own pixels. Until the browser shows the mark, it may show an older
     * frame, even twice in a row; after that, it may still be painting.
     */
    BufferedImage picture() {
        rest();
        run("window.kitRest.hideScrollBars()");
        run("window.kitRest.showMark()");
        Waiting.until("the browser shows what the page has come to", () -> isMarked(glimpse()));
        run("window.kitRest.hideMark()");
        AtomicReference<BufferedImage> picture = new AtomicReference<>(glimpse());
        Waiting.until("two pictures in a row are the same, without the mark", () -> {
            BufferedImage before = picture.getAndSet(glimpse());
            return !isMarked(before)
                    && PictureDifference.between(before, picture.get()).pixels() == 0;
        });
        run("window.kitRest.showScrollBars()");
        return picture.get();
    }

    private static boolean isMarked(BufferedImage picture) {
        return (picture.getRGB(1, 1) & 0xFFFFFF) == MARK;
    }

    /** What the device shows at this moment. */
    BufferedImage glimpse() {
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

    /** While one page replaces another, a driver may see either of them, or one that has no scripts yet. */
    private void paint() {
        String look = "return Boolean(!window.kitIsLeft && window.kitRest && window.kitRest.isPainted())";
        Waiting.until("the page is painted", () -> holds(look));
    }

    String source() {
        return browser.driver().getPageSource();
    }

    /** Chromium takes this for what the device's owner has chosen, such as {@code forced-colors: active}. */
    void emulate(String feature, String value) {
        ((HasCdp) browser.driver())
                .executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    /** Why Chromium would not install the page as an app. */
    List<String> installabilityErrors() {
        Object errors = ((HasCdp) browser.driver())
                .executeCdpCommand("Page.getInstallabilityErrors", Map.of())
                .get("installabilityErrors");
        return ((List<?>) errors).stream().map(String::valueOf).toList();
    }

    /** What has gone wrong so far. A test that expects a fault takes it; a fault that nobody takes fails the test. */
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
