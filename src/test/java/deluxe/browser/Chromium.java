package deluxe.browser;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.stream.StreamSupport;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Chromium without the window around the page; sizes, pixel ratio and touch are emulated through its developer tools. */
final class Chromium implements Browser {
    private static final int FINGERS = 5;

    private final Workplace workplace;
    private final ChromeDriver driver;
    private TouchScreen fingers;

    private Chromium(Workplace workplace, ChromeDriver driver) {
        this.workplace = workplace;
        this.driver = driver;
        this.fingers = new TouchScreen(driver);
    }

    static Chromium start() {
        Workplace workplace = new Workplace();
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(
                        Program.find("chromedriver", "chromium-driver").toFile())
                .usingAnyFreePort()
                .withEnvironment(Map.of("TMPDIR", workplace.folder.toString(), "LANGUAGE", "en_US"))
                .build();
        ChromeDriver driver = new ChromeDriver(service, options());
        Runtime.getRuntime().addShutdownHook(new Thread(service::stop));
        driver.manage().timeouts().scriptTimeout(LONGEST_SCRIPT);
        return new Chromium(workplace, driver);
    }

    private static ChromeOptions options() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.SEVERE);
        ChromeOptions options = new ChromeOptions();
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        // A test's own certificate: OperatorsWalkIT.
        options.setAcceptInsecureCerts(true);
        options.setBinary(Program.find("chromium-headless-shell", "chromium-headless-shell")
                .toFile());
        return options.addArguments(
                "--headless",
                "--lang=en-US",
                "--no-sandbox",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--force-color-profile=srgb",
                "--hide-scrollbars",
                // As a desktop has it.
                "--font-render-hinting=slight");
    }

    @Override
    public RemoteWebDriver driver() {
        return driver;
    }

    /**
     * Opens a new tab each time: a tab in which two fingers have moved, or in which touch was switched off, may never feel a touch again.
     */
    @Override
    public void open(TestSite site, String path, TestDevice device) {
        String before = driver.getWindowHandle();
        String fresh = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        driver.switchTo().window(before).close();
        driver.switchTo().window(fresh);
        complaints();
        fingers = new TouchScreen(driver);
        Map<String, Object> touch = Map.of("enabled", device.isTouched, "maxTouchPoints", FINGERS);
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", touch);
        resize(device);
        driver.get(site.address().resolve(path).toString());
    }

    @Override
    public void resize(TestDevice device) {
        Map<String, Object> metrics = Map.of(
                "width", device.width,
                "height", device.height,
                "deviceScaleFactor", device.ratio,
                "mobile", device.isTouched);
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride", metrics);
    }

    @Override
    public TouchScreen fingers() {
        return fingers;
    }

    @Override
    public List<String> complaints() {
        return StreamSupport.stream(driver.manage().logs().get(LogType.BROWSER).spliterator(), false)
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        if (isAlive()) {
            driver.quit();
        }
        workplace.close();
    }
}
