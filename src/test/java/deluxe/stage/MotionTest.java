package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MotionTest {
    private static final Pose HERE = Pose.faceUp(10, 20, 40, 0);
    private static final Pose THERE = Pose.faceUp(110, 220, 20, Pose.QUARTER);

    private final Bone bone = new Bone(Optional.empty(), HERE);

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
    void aFlightLeavesFromWhereTheTileIsAndEndsWhereItBelongs() {
        double down = new Gait(false).fly(bone, THERE, 1000, 200);

        assertThat(bone.at(999)).isEqualTo(HERE);
        assertThat(bone.at(1000)).isEqualTo(HERE);
        assertThat(bone.isFlying(1100)).isTrue();
        assertThat(down).isEqualTo(1200);
        assertThat(bone.at(down)).isEqualTo(THERE);
        assertThat(bone.isMoving(down)).isFalse();
    }

    @Test
    void aLandingGivesWayALittleAndRests() {
        double down = new Gait(false).land(bone, THERE, 1000, 200);

        assertThat(bone.at(1000)).isEqualTo(HERE);
        assertThat(bone.at(1100).x()).isBetween(HERE.x() + 10, THERE.x() - 10);
        assertThat(bone.at(down + Motion.SETTLE_MILLIS / 3).lift()).isNegative();
        assertThat(bone.at(down + Motion.SETTLE_MILLIS)).isEqualTo(THERE);
    }

    @Test
    void aNewCourseTakesOverWithoutAJump() {
        Gait gait = new Gait(false);
        gait.glide(bone, THERE, 1000);
        Pose before = bone.at(1150);
        gait.glide(bone, HERE, 1150);

        assertThat(bone.at(1150)).isEqualTo(before);
        assertThat(bone.at(1150 + Motion.GLIDE_MILLIS)).isEqualTo(HERE);
    }

    @Test
    void aTileTurnsTheShorterWay() {
        Pose almostRound = HERE.turned(3 * Pose.QUARTER);

        assertThat(HERE.towards(almostRound, .5).turn()).isEqualTo(-Pose.QUARTER / 2, within(1e-9));
    }

    @Test
    void withReducedMotionATileVanishesHereAndAppearsThere() {
        double there = new Gait(true).fly(bone, THERE, 1000, 200);

        for (double now = 1000; now < there; now += 10) {
            Pose pose = bone.at(now);
            assertThat(List.of(HERE.x(), THERE.x())).contains(pose.x());
            assertThat(pose.lift()).isZero();
        }
        assertThat(bone.at((1000 + there) / 2).alpha()).isLessThan(.1);
        assertThat(bone.at(there)).isEqualTo(THERE);
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
        Tempo tempo = new Tempo();
        assertThat(tempo.at(500)).isEqualTo(500);

        tempo.rush(3000, 1000);

        assertThat(tempo.at(1000)).isEqualTo(1000);
        assertThat(tempo.at(1000 + Motion.HURRY_MILLIS)).isEqualTo(3000, within(1e-6));
        assertThat(tempo.at(2000 + Motion.HURRY_MILLIS)).isEqualTo(4000, within(1e-6));
        assertThat(tempo.displayAt(3000)).isEqualTo(1000 + Motion.HURRY_MILLIS, within(1e-6));
        assertThat(tempo.at(tempo.displayAt(2200))).isEqualTo(2200, within(1e-6));
    }

    @Test
    void timeNeverRunsBackHoweverOftenItIsHurried() {
        Tempo tempo = new Tempo();
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
