package deluxe.site.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class GateTest {
    private static final int MORE_THAN_ARE_REMEMBERED = 10_001;

    private final AtomicLong nanos = new AtomicLong();

    @Test
    void whoHasComeTooOftenIsLetInAgainAsTimePasses() {
        Gate gate = new Gate(2, nanos::get);

        assertThat(gate.lets("a")).isTrue();
        assertThat(gate.lets("a")).isTrue();
        assertThat(gate.lets("a")).isFalse();
        assertThat(gate.lets("b")).isTrue();
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(30));
        assertThat(gate.lets("a")).isTrue();
        assertThat(gate.lets("a")).isFalse();
    }

    /** {@link System#nanoTime} may begin anywhere and overflow. */
    @Test
    void theClockMayOverflow() {
        nanos.set(Long.MAX_VALUE);
        Gate gate = new Gate(1, nanos::get);

        assertThat(gate.lets("a")).isTrue();
        nanos.addAndGet(TimeUnit.MINUTES.toNanos(1));
        assertThat(gate.lets("a")).isTrue();
    }

    @Test
    void noLongNameIsKept() {
        Gate gate = new Gate(1, nanos::get);

        assertThatThrownBy(() -> gate.lets("x".repeat(Gate.LONGEST_NAME + 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLatestTenThousandVisitorsAreRemembered() {
        Gate gate = new Gate(1, nanos::get);
        for (int visitor = 0; visitor < MORE_THAN_ARE_REMEMBERED; visitor++) {
            gate.lets("visitor " + visitor);
        }

        assertThat(gate.lets("visitor " + (MORE_THAN_ARE_REMEMBERED - 1))).isFalse();
        assertThat(gate.lets("visitor 0")).isTrue();
    }
}
