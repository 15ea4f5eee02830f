package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoneTest {
    private static final Pose HERE = Pose.faceUp(10, 20, 40, 0);
    private static final Pose THERE = Pose.faceUp(110, 220, 20, Pose.QUARTER);

    private final Bone bone = new Bone(Optional.empty(), HERE);

    @Test
    void aFlightLeavesFromWhereTheTileIsAndEndsWhereItBelongs() {
        double down = new TileMotion(false).fly(bone, THERE, 1000, 200);

        assertThat(bone.at(999)).isEqualTo(HERE);
        assertThat(bone.at(1000)).isEqualTo(HERE);
        assertThat(bone.isFlying(1100)).isTrue();
        assertThat(down).isEqualTo(1200);
        assertThat(bone.at(down)).isEqualTo(THERE);
        assertThat(bone.isMoving(down)).isFalse();
    }

    @Test
    void aLandingGivesWayALittleAndRests() {
        double down = new TileMotion(false).land(bone, THERE, 1000, 200);

        assertThat(bone.at(1000)).isEqualTo(HERE);
        assertThat(bone.at(1100).x()).isBetween(HERE.x() + 10, THERE.x() - 10);
        assertThat(bone.at(down + TileTimes.SETTLE_MILLIS / 3).lift()).isNegative();
        assertThat(bone.at(down + TileTimes.SETTLE_MILLIS)).isEqualTo(THERE);
    }

    @Test
    void aNewPathTakesOverWithoutAJump() {
        TileMotion motion = new TileMotion(false);
        motion.glide(bone, THERE, 1000);
        Pose before = bone.at(1150);
        motion.glide(bone, HERE, 1150);

        assertThat(bone.at(1150)).isEqualTo(before);
        assertThat(bone.at(1150 + TileTimes.GLIDE_MILLIS)).isEqualTo(HERE);
    }

    @Test
    void aTileTurnsTheShorterWay() {
        Pose almostRound = HERE.turned(3 * Pose.QUARTER);

        assertThat(HERE.towards(almostRound, .5).turn()).isEqualTo(-Pose.QUARTER / 2, within(1e-9));
    }

    @Test
    void withReducedMotionABoardThatIsPutInOrderIsNeverGone() {
        new TileMotion(true).glide(bone, THERE, 1000);

        assertThat(bone.at(999)).isEqualTo(HERE);
        assertThat(bone.at(1000)).isEqualTo(THERE);
        assertThat(bone.isOnItsWay(1000)).isFalse();
    }

    @Test
    void withReducedMotionATileVanishesHereAndAppearsThere() {
        double there = new TileMotion(true).fly(bone, THERE, 1000, 200);

        for (double now = 1000; now < there; now += 10) {
            Pose pose = bone.at(now);
            assertThat(List.of(HERE.x(), THERE.x())).contains(pose.x());
            assertThat(pose.lift()).isZero();
        }
        assertThat(bone.at((1000 + there) / 2).alpha()).isLessThan(.1);
        assertThat(bone.at(there)).isEqualTo(THERE);
    }
}
