package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.HandClock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time that passes faster than on the clock of the device, alarms included. */
class PlaybackTimeTest {
    private final HandClock clock = new HandClock();
    private final PlaybackTime time = new PlaybackTime(clock, clock);
    private final List<Double> rang = new ArrayList<>();
    private final double begin = clock.nowMillis();

    @Test
    void anAlarmRingsFourTimesSoonerAtFourTimesTheSpeed() {
        time.run(4);
        set(1000);
        clock.pass(10_000);

        assertThat(rang).containsExactly(250.0);
    }

    @Test
    void anAlarmThatWasSetBeforeRingsSoonerToo() {
        set(1000);
        clock.pass(200);
        time.run(8);
        clock.pass(10_000);

        assertThat(rang).containsExactly(300.0);
    }

    @Test
    void anAlarmThatWasSetBeforeRingsLaterWhenTimeSlowsDown() {
        time.run(4);
        set(1000);
        clock.pass(100);
        time.run(1);
        clock.pass(10_000);

        assertThat(rang).containsExactly(700.0);
    }

    @Test
    void noAlarmRingsEarlyHoweverOftenTheSpeedChanges() {
        set(1000);
        for (int change = 0; change < 20; change++) {
            clock.pass(13);
            time.run(1 + change % 3);
        }
        clock.pass(10_000);

        assertThat(rang).hasSize(1);
        assertThat(time.nowMillis()).isGreaterThan(begin + 1000);
    }

    private void set(double millis) {
        double due = time.nowMillis() + millis;
        time.ringIn(millis, () -> {
            assertThat(time.nowMillis()).isGreaterThanOrEqualTo(due);
            rang.add(clock.nowMillis() - begin);
        });
    }
}
