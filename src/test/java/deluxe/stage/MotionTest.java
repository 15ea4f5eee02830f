package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class MotionTest {
    private static final double HURRY_MILLIS = 110;

    @Test
    void easingsBeginAtNothingAndEndAtOne() {
        for (Motion.Easing easing :
                List.<Motion.Easing>of(Motion::settle, Motion::glide, Motion::drop, Motion::steady)) {
            assertThat(easing.at(0)).isEqualTo(0, within(1e-9));
            assertThat(easing.at(1)).isEqualTo(1, within(1e-9));
            for (double share = 0; share < 1; share += .05) {
                assertThat(easing.at(share + .05)).isGreaterThanOrEqualTo(easing.at(share));
            }
        }
    }

    @Test
    void aFadeBeginsWithTheFirstFrameThatSeesIt() {
        Fade fade = new Fade();
        assertThat(fade.isMoving(5)).isFalse();

        fade.show(true);

        assertThat(fade.isMoving(70_000)).isTrue();
        assertThat(fade.at(70_000)).isZero();
        assertThat(fade.at(70_000 + Motion.FADE_MILLIS)).isEqualTo(1);
        assertThat(fade.isMoving(70_000 + Motion.FADE_MILLIS)).isFalse();
    }

    @Test
    void whatIsTimedChangesWhenItsTimeComes() {
        Timed<String> timed = new Timed<>("before");
        timed.become("after", 100);

        assertThat(timed.at(99)).isEqualTo("before");
        assertThat(timed.isMoving(99)).isTrue();
        assertThat(timed.at(100)).isEqualTo("after");
        assertThat(timed.isMoving(100)).isFalse();

        timed.become("later", 200);
        assertThat(timed.at(99)).isEqualTo("before");
        timed.become("sooner", 150);

        assertThat(timed.at(120)).isEqualTo("after");
        assertThat(timed.at(300)).isEqualTo("sooner");
    }

    @Test
    void hurriedTimeReachesItsGoalSoonAndRunsAsUsualAfterwards() {
        Tempo tempo = new Tempo(HURRY_MILLIS);
        assertThat(tempo.at(500)).isEqualTo(500);

        tempo.rush(3000, 1000);

        assertThat(tempo.at(1000)).isEqualTo(1000);
        assertThat(tempo.at(1000 + HURRY_MILLIS)).isEqualTo(3000, within(1e-6));
        assertThat(tempo.at(2000 + HURRY_MILLIS)).isEqualTo(4000, within(1e-6));
        assertThat(tempo.displayAt(3000)).isEqualTo(1000 + HURRY_MILLIS, within(1e-6));
        assertThat(tempo.at(tempo.displayAt(2200))).isEqualTo(2200, within(1e-6));
    }

    @Test
    void timeNeverRunsBackHoweverOftenItIsHurried() {
        Tempo tempo = new Tempo(HURRY_MILLIS);
        double before = 0;
        for (int frame = 0; frame < 200; frame++) {
            double display = frame * 16.0;
            if (frame % 3 == 0) {
                tempo.rush(tempo.at(display) + 400, display);
            }
            assertThat(tempo.at(display)).isGreaterThanOrEqualTo(before);
            before = tempo.at(display);
        }
    }
}
