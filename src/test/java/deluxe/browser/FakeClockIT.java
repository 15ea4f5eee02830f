package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;

class FakeClockIT {
    @InBrowsers
    void fiveMinutesPassAtOnce(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.clock().advance(Duration.ofMinutes(5));

        assertThat(numbers(page, "window.passed()")).containsExactly(300_000L, 300_000L, 300_000L);
        assertThat(number(page, "window.ticks")).isEqualTo(300);
        assertThat(number(page, "window.frames60")).isEqualTo(5 * 60 * 60);
        assertThat(number(page, "window.chained")).isEqualTo(600);
    }

    @InBrowsers
    void noTimePassesByItself(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.until("window.startedAtOnce");

        assertThat(numbers(page, "window.passed()")).containsExactly(0L, 0L, 0L);
        assertThat(number(page, "window.frames60")).isZero();
    }

    @InBrowsers
    void timersRunInTheirOrderWithTheirPromisesKept(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.clock().advance(Duration.ofMillis(20));

        assertThat(page.run("return window.order")).isEqualTo(List.of("sooner", "promised", "later"));
    }

    /** Each timer is an event of its own, so together they take longer than one command of the driver. */
    private static final String MANY_ARE_DUE = """
            for (let at = 0; at < 4000; at++) setTimeout(() => {}, 0);
            setTimeout(() => { window.lastHasRun = true; }, 0);
            """;

    @InBrowsers
    void timePassesOnceWhatWasDueBeforeHasRun(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.run(MANY_ARE_DUE + "window.kitClock.advance(0)");
        page.clock().advance(Duration.ofSeconds(1));

        assertThat(page.isTrue("window.lastHasRun")).isTrue();
        assertThat(numbers(page, "window.passed()")).containsExactly(1000L, 1000L, 1000L);
    }

    @InBrowsers
    void aConditionIsLookedAtWhenAllThatIsDueHasRun(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.run(MANY_ARE_DUE);
        page.until("true");

        assertThat(page.isTrue("window.lastHasRun")).isTrue();
        assertThat(numbers(page, "window.passed()")).containsExactly(0L, 0L, 0L);
    }

    @InBrowsers
    void whatIsNotThereYetIsWaitedFor(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock(Visitor.SMOOTH).open("/clock.html");
        page.run("setTimeout(() => { document.body.innerHTML = '<b>come</b>'; }, 0)");
        page.until("document.querySelector('b').textContent === 'come'");

        assertThat(page.text("b")).isEqualTo("come");
    }

    @InBrowsers
    void aSecondHasSixFramesUnlessATestAsksForMore(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/clock.html");
        page.clock().advance(Duration.ofSeconds(5));

        assertThat(number(page, "window.frames60")).isEqualTo(5 * 6);
        assertThat(numbers(page, "window.passed()")).containsExactly(5000L, 5000L, 5000L);
    }

    @InBrowsers
    void timeHasPassedByTheEndOfTheCommandThatMovesIt(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/clock.html");
        page.run(MANY_ARE_DUE);
        page.clock().advance(Duration.ofMillis(20));

        assertThat(page.isTrue("window.kitClock.isIdle() && window.kitClock.isSettled()"))
                .isTrue();
        assertThat(numbers(page, "window.passed()")).containsExactly(20L, 20L, 20L);
    }

    private static long number(GamePage page, String expression) {
        return ((Number) page.run("return " + expression)).longValue();
    }

    private static List<Long> numbers(GamePage page, String expression) {
        return ((List<?>) page.run("return " + expression))
                .stream().map(number -> ((Number) number).longValue()).toList();
    }
}
