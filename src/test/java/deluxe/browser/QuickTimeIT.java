package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

class QuickTimeIT {
    /** The tolerance, in milliseconds: a browser's clock is no finer than a millisecond. */
    private static final double COARSE = 10;

    @InBrowsers
    void aPageHasTheTimeOfItsServer(Visitor visitor) {
        QuickTime time = new QuickTime();
        time.scripts().forEach(visitor::withScript);
        GamePage page = visitor.at(KitPages.ROOT).open("/good.html");
        long before = time.millis();
        long there = ((Number) page.run("return Date.now()")).longValue();

        assertThat(there).isBetween(before, time.millis());
    }

    @InBrowsers
    void timersAndTimestampsRunFasterByTheSameFactor(Visitor visitor) {
        QuickTime time = new QuickTime();
        time.scripts().forEach(visitor::withScript);
        GamePage page = visitor.at(KitPages.ROOT).open("/good.html");
        long before = time.monotonicMillis();
        page.run("""
                const begun = performance.now();
                setTimeout(() => { window.passed = performance.now() - begun; }, 2000);""");
        page.until("window.passed");
        double passed = ((Number) page.run("return window.passed")).doubleValue();

        assertThat(passed).isBetween(2000.0 - COARSE, time.monotonicMillis() - before + COARSE);
    }
}
