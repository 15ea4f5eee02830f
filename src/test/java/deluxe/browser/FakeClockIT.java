package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;

class FakeClockIT {
    @InBrowsers
    void fiveMinutesPassAtOnce(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/clock.html");
        page.clock().advance(Duration.ofMinutes(5));

        assertThat(numbers(page, "window.passed()")).containsExactly(300_000L, 300_000L, 300_000L);
        assertThat(number(page, "window.ticks")).isEqualTo(300);
        assertThat(number(page, "window.frames60")).isEqualTo(5 * 60 * 60);
        assertThat(number(page, "window.chained")).isEqualTo(600);
    }

    @InBrowsers
    void noTimePassesByItself(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/clock.html");
        page.until("window.startedAtOnce");

        assertThat(numbers(page, "window.passed()")).containsExactly(0L, 0L, 0L);
        assertThat(number(page, "window.frames60")).isZero();
    }

    @InBrowsers
    void timersRunInTheirOrderWithTheirPromisesKept(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/clock.html");
        page.clock().advance(Duration.ofMillis(20));

        assertThat(page.run("return window.order")).isEqualTo(List.of("sooner", "promised", "later"));
    }

    private static long number(GamePage page, String expression) {
        return ((Number) page.run("return " + expression)).longValue();
    }

    private static List<Long> numbers(GamePage page, String expression) {
        return ((List<?>) page.run("return " + expression))
                .stream().map(number -> ((Number) number).longValue()).toList();
    }
}
