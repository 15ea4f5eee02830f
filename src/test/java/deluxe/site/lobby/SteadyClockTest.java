package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.SiteClock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SteadyClockTest {
    private static final long HOUR = Duration.ofHours(1).toMillis();

    private final SiteClock calendar = new SiteClock("2026-03-01T12:00:00Z");
    private final AtomicLong measured = new AtomicLong(7_000_000);
    private final long begun = calendar.millis();
    private final SteadyClock clock = new SteadyClock(calendar, measured::get);

    @Test
    void aLeapForwardIsNotBelievedForAnHourAndIsToldOnce() {
        String told = StandardError.of(() -> {
            calendar.pass(8 * HOUR);
            assertThat(clock.millis()).isEqualTo(begun);
            pass(HOUR - 1);
            assertThat(clock.millis()).isEqualTo(begun + HOUR - 1);
            pass(1);
            assertThat(clock.millis()).isEqualTo(begun + 9 * HOUR);
            pass(HOUR);
            assertThat(clock.millis()).isEqualTo(calendar.millis());
        });

        assertThat(told).hasLineCount(1).contains("28800 s forward");
    }

    @Test
    void aLeapThatIsTakenBackChangesNothing() {
        calendar.pass(8 * HOUR);
        clock.millis();
        pass(HOUR / 2);
        clock.millis();
        calendar.pass(-8 * HOUR);
        pass(HOUR);

        assertThat(clock.millis()).isEqualTo(begun + HOUR + HOUR / 2).isEqualTo(calendar.millis());
    }

    @Test
    void aCalendarThatIsSetBackIsBelievedAtOnce() {
        calendar.pass(-HOUR);

        assertThat(clock.millis()).isEqualTo(begun - HOUR);
    }

    @Test
    void smallStepsAreFollowed() {
        String told = StandardError.of(() -> {
            for (int step = 0; step < 100; step++) {
                calendar.pass(9_000);
                assertThat(clock.millis()).isEqualTo(calendar.millis());
            }
        });

        assertThat(told).isEmpty();
    }

    private void pass(long millis) {
        calendar.pass(millis);
        measured.addAndGet(millis);
    }
}
