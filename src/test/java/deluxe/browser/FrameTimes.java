package deluxe.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.FluentWait;

/** What the table costs in Chromium, in real time. {@code docs/speed.md} says how to run it, and what it measured. */
class FrameTimes {
    private static final String MATCH =
            "/game/?match=frames&seed=0000000000000000000000000000beef&difficulty=hard&pause=never&clockSeconds=60";
    private static final String PRACTICE = "/game/";
    private static final String TAVERN = "/game/dados.html";
    /** Clicks on towards the player's throw, and returns whether it is time to throw. */
    private static final String TO_THROW = """
            const button = document.querySelector('.primary');
            const isPlaying = document.querySelector('.tavern').dataset.scene === 'playing';
            if (!isPlaying && button) button.click();
            return isPlaying && Boolean(button) && button.textContent === 'Throw';""";

    private static final int THROWS = 6;
    private static final Duration THROW = Duration.ofMillis(1500);
    private static final String AT_RESULTS = "return !!document.querySelector('.results')";
    private static final Duration LONGEST_GAME = Duration.ofMinutes(6);
    private static final Duration AT_REST = Duration.ofSeconds(5);
    private static final int GAMES = 10;
    private static final int COLLECTIONS = 3;

    private final Chromium chromium = Chromium.start();
    private final ChromeDriver driver = (ChromeDriver) chromium.driver();

    @AfterEach
    void close() {
        chromium.close();
    }

    @Test
    void aFrameAtFullSpeed() {
        measureAGame(TestDevice.FRAME, 1);
    }

    @Test
    void aFrameOnASlowProcessor() {
        measureAGame(TestDevice.FRAME, 4);
    }

    @Test
    void aTabletAtFullSpeed() {
        measureAGame(TestDevice.IPAD_LANDSCAPE, 1);
    }

    @Test
    void aTabletOnASlowProcessor() {
        measureAGame(TestDevice.IPAD_LANDSCAPE, 4);
    }

    @Test
    void aThrowOnATabletAtFullSpeed() {
        measureThrows(TestDevice.IPAD_LANDSCAPE, 1);
    }

    @Test
    void aThrowOnATabletWithASlowProcessor() {
        measureThrows(TestDevice.IPAD_LANDSCAPE, 4);
    }

    private void measureThrows(TestDevice device, int slower) {
        try (TestSite site = site()) {
            open(site, TAVERN, device);
            driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", slower));
            for (int number = 1; number <= THROWS; number++) {
                until(TO_THROW, LONGEST_GAME);
                driver.executeScript("kitFrames.forget(); document.querySelector('.primary').click()");
                rest(THROW);
                report("throw " + number + " on " + device + " slowed " + slower + " times: "
                        + driver.executeScript("return kitFrames.told()"));
            }
        }
    }

    private void measureAGame(TestDevice device, int slower) {
        try (TestSite site = site()) {
            open(site, device);
            report(device + " at the door: " + driver.executeScript("return kitFrames.told()"));
            driver.executeScript("kitFrames.forget()");
            driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", slower));
            playToTheResults();
            report(device + " slowed " + slower + " times: " + driver.executeScript("return kitFrames.told()"));
        }
    }

    @Test
    void startToTheFirstFrameOfTheIntro() {
        try (TestSite site = site()) {
            open(site, TestDevice.FRAME);
            start();
            report("Start to the first frame after it: " + driver.executeScript("return Math.round(window.kitFirst)")
                    + " ms");
        }
    }

    @Test
    void aTableAtRestRunsNoScript() {
        try (TestSite site = site()) {
            open(site, TestDevice.FRAME);
            start();
            until("return !!document.querySelector('#hand button')", LONGEST_GAME);
            rest(AT_REST);
            double before = metric("ScriptDuration");
            driver.executeScript("kitFrames.forget()");
            rest(AT_REST);
            report(String.format(
                    Locale.ROOT,
                    "at rest for %d s: %s frames, %.1f ms of script",
                    AT_REST.toSeconds(),
                    driver.executeScript("return kitFrames.count()"),
                    1000 * (metric("ScriptDuration") - before)));
        }
    }

    @Test
    void theMemoryOfTenGames() {
        try (TestSite site = site()) {
            open(site, PRACTICE, TestDevice.FRAME);
            for (int game = 1; game <= GAMES; game++) {
                playToTheResults();
                collectGarbage();
                report("after game " + game + ": " + Math.round(metric("JSHeapUsedSize") / 1024) + " KB, "
                        + Math.round(metric("Nodes")) + " nodes, " + Math.round(metric("JSEventListeners"))
                        + " listeners");
                driver.executeScript("document.querySelector('.results .row button').click()");
                until("return !document.querySelector('.results')", LONGEST_GAME);
            }
        }
    }

    /** Collects several times: nodes that only other garbage refers to are freed in a later collection. */
    private void collectGarbage() {
        for (int time = 0; time < COLLECTIONS; time++) {
            driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
        }
    }

    private static TestSite site() {
        return new TestSite(
                Path.of("web"),
                Stream.of(FirstScript.COLLECTOR, FirstScript.REST, FirstScript.FRAMES, FirstScript.NEWCOMER)
                        .map(FirstScript::source)
                        .toList());
    }

    private void open(TestSite site, TestDevice device) {
        open(site, MATCH, device);
    }

    private void open(TestSite site, String address, TestDevice device) {
        chromium.open(site, address, device);
        driver.executeCdpCommand("Performance.enable", Map.of());
        until("return document.documentElement.dataset.engine !== 'none'", LONGEST_GAME);
    }

    private void start() {
        driver.executeScript(
                "var begun = performance.now(); requestAnimationFrame(() => requestAnimationFrame("
                        + "() => { window.kitFirst = performance.now() - begun; })); document.querySelector('button.primary').click()");
    }

    private void playToTheResults() {
        start();
        driver.executeScript("window.kitNewcomer()");
        until(AT_RESULTS, LONGEST_GAME);
    }

    private void rest(Duration time) {
        long begun = System.nanoTime();
        until(() -> System.nanoTime() - begun > time.toNanos(), time.multipliedBy(2));
    }

    private void until(String script, Duration patience) {
        until(() -> Boolean.TRUE.equals(driver.executeScript(script)), patience);
    }

    private static void until(BooleanSupplier condition, Duration patience) {
        new FluentWait<>(condition)
                .withTimeout(patience)
                .pollingEvery(Duration.ofMillis(100))
                .until(BooleanSupplier::getAsBoolean);
    }

    private double metric(String name) {
        List<?> metrics = (List<?>)
                driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
        return metrics.stream()
                .map(metric -> (Map<?, ?>) metric)
                .filter(metric -> name.equals(metric.get("name")))
                .map(metric -> ((Number) metric.get("value")).doubleValue())
                .findFirst()
                .orElseThrow();
    }

    private static void report(String line) {
        System.out.println(line);
    }
}
