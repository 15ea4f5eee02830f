package deluxe.stage.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import deluxe.kit.Seed;
import deluxe.table.Stream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold for every throw; ThrowFigures checks it for 100,000. */
class DiceThrowTest {
    private static final int THROWS = 1500;
    private static final double HALF = DieBody.HALF;

    private static List<ThrowCourse> courses() {
        List<ThrowCourse> courses = new ArrayList<>();
        for (int number = 0; number < THROWS; number++) {
            courses.add(Thrown.course(number));
        }
        return courses;
    }

    @Test
    void everyDieLiesFlatInsideTheWallsOverNoOtherWithinThreeSecondsAndShowsWhatWasDecided() {
        List<ThrowCourse> courses = courses();
        for (int number = 0; number < THROWS; number++) {
            assertThat(ThrowFigures.flaw(courses.get(number), Thrown.decided(number)))
                    .as("throw " + number)
                    .isEmpty();
        }
    }

    @Test
    void aDieThatLiesIsNeverSeenToMoveAgain() {
        for (int number = 0; number < 200; number++) {
            ThrowCourse course = Thrown.course(number);
            for (int die = 0; die < course.dice(); die++) {
                assertThat(course.lies(die, 0)).isFalse();
                assertThat(course.lies(die, course.seconds())).isTrue();
                boolean lay = false;
                for (double at = 0; at < course.seconds(); at += .01) {
                    boolean lies = course.lies(die, at);
                    assertThat(lies || !lay).isTrue();
                    lay = lies;
                    if (lies) {
                        DiePose now = course.pose(die, at);
                        assertThat(now.x()).isCloseTo(course.rest(die).x(), within(.02));
                        assertThat(now.y()).isCloseTo(course.rest(die).y(), within(.02));
                        assertThat(now.z()).isCloseTo(course.rest(die).z(), within(.02));
                    }
                }
            }
        }
    }

    @Test
    void noDieIsTurnedOrMovedAtOnceWhileItIsSeen() {
        for (int number = 0; number < 200; number++) {
            ThrowCourse course = Thrown.course(number);
            for (int die = 0; die < course.dice(); die++) {
                DiePose before = course.pose(die, 0);
                for (double at = .01; at < course.seconds(); at += .01) {
                    DiePose now = course.pose(die, at);
                    double dot = before.qw() * now.qw()
                            + before.qx() * now.qx()
                            + before.qy() * now.qy()
                            + before.qz() * now.qz();
                    assertThat(Math.abs(dot)).isGreaterThan(.93);
                    assertThat(now.x()).isCloseTo(before.x(), within(18.0));
                    assertThat(now.y()).isCloseTo(before.y(), within(18.0));
                    assertThat(now.z()).isCloseTo(before.z(), within(18.0));
                    before = now;
                }
            }
        }
    }

    @Test
    void theLastMomentsAreCalm() {
        for (int number = 0; number < 200; number++) {
            ThrowCourse course = Thrown.course(number);
            for (int die = 0; die < course.dice(); die++) {
                DiePose late = course.pose(die, course.seconds() - .04);
                assertThat(late.x()).isCloseTo(course.rest(die).x(), within(1.0));
                assertThat(late.y()).isCloseTo(course.rest(die).y(), within(1.0));
                assertThat(late.z()).isCloseTo(HALF, within(1.0));
            }
        }
    }

    @Test
    void theSameThrowRunsTheSameCourseHoweverItIsSliced() {
        for (int number = 0; number < 40; number++) {
            DiceThrow sliced = Thrown.begun(number, 3);
            int slice = 1 + number;
            while (!sliced.advance(slice)) {
                slice = slice % 97 + 1;
            }
            assertThat(sliced.course()).isEqualTo(Thrown.course(number));
        }
    }

    @Test
    void theDecidedNumbersDoNotChangeTheCourse() {
        DiceThrow.Tries luck = tries -> Stream.DICE.from(Seed.of("77"), tries);
        ThrowCourse ones = new DiceThrow(ThrowBoard.TAVERN, List.of(1, 1, 1), List.of(), Flick.PLAIN, luck).course();
        ThrowCourse sixes = new DiceThrow(ThrowBoard.TAVERN, List.of(6, 5, 4), List.of(), Flick.PLAIN, luck).course();

        assertThat(ones.poses()).isEqualTo(sixes.poses());
        assertThat(ones.labels()).isNotEqualTo(sixes.labels());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aThrowOfOneOrTwoDiceIsSoundToo(int dice) {
        for (int number = 0; number < 200; number++) {
            ThrowCourse course = Thrown.begun(number, dice).course();
            assertThat(ThrowFigures.flaw(course, Thrown.decided(number).subList(0, dice)))
                    .isEmpty();
        }
    }

    /** In Riffa the pair stays on the board while the third die is thrown once more. */
    @Test
    void aDieThatIsThrownAmongOthersHitsThemButNeverLiesOnThem() {
        int hits = 0;
        for (int number = 0; number < 400; number++) {
            ThrowCourse before = Thrown.course(number);
            List<DiePose> kept = List.of(before.rest(0), before.rest(1));
            ThrowCourse alone = Thrown.among(number, kept).course();
            assertThat(alone.tries()).isLessThan(20);
            ThrowCourse all = new ThrowCourse(
                    List.of(
                            before.poses().get(0),
                            before.poses().get(1),
                            alone.poses().get(0)),
                    List.of(
                            before.labels().get(0),
                            before.labels().get(1),
                            alone.labels().get(0)),
                    alone.knocks(),
                    alone.seconds(),
                    alone.tries());
            assertThat(ThrowFigures.flaw(all, Thrown.decided(number)))
                    .as("throw " + number)
                    .isEmpty();
            hits += alone.knocks().stream().anyMatch(knock -> knock.on() == Knock.On.DIE) ? 1 : 0;
        }
        assertThat(hits).isGreaterThan(100);
    }

    @Test
    void knocksAreHeardInTheirOrderAndGetSofter() {
        double early = 0;
        double late = 0;
        for (int number = 0; number < 200; number++) {
            ThrowCourse course = Thrown.course(number);
            assertThat(course.knocks())
                    .isNotEmpty()
                    .isSortedAccordingTo((a, b) -> Double.compare(a.seconds(), b.seconds()));
            for (Knock knock : course.knocks()) {
                early += knock.seconds() < .5 ? knock.strength() : 0;
                late += knock.seconds() > 1 ? knock.strength() : 0;
            }
        }
        assertThat(late).isLessThan(early / 2);
    }

    @Test
    void thereAreTwentyFourWaysToLabelADieAndOppositeFacesMakeSeven() {
        assertThat(new HashSet<>(DieLabels.ALL)).hasSize(24);
        for (DieLabels labels : DieLabels.ALL) {
            for (int face = 0; face < 6; face += 2) {
                assertThat(labels.number(face) + labels.number(face + 1)).isEqualTo(7);
            }
        }
    }

    @Test
    void aThrowWithoutADirectionOrWithTooMuchForceIsRefused() {
        assertThatThrownBy(() -> new Flick(0, 0, .5)).hasMessageContaining("a direction");
        assertThatThrownBy(() -> new Flick(0, 1, 2)).hasMessageContaining("from 0 to 100 %, not 200");
    }
}
