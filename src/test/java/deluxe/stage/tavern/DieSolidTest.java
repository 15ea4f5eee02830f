package deluxe.stage.tavern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.stage.dice.DiceThrow;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.ThrowBoard;
import deluxe.stage.dice.ThrowCourse;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DieSolidTest {
    private static final List<Integer> DECIDED = List.of(2, 4, 6);

    @Test
    void aDieAtRestTurnsTheDecidedNumberToThePlayer() {
        for (int number = 0; number < 50; number++) {
            ThrowCourse course = thrown(number);
            for (int at = 0; at < DECIDED.size(); at++) {
                DieSolid die = DieSolid.of(course.rest(at), course.labels().get(at));
                int nearest = IntStream.range(0, DieSolid.FACES)
                        .boxed()
                        .max(Comparator.comparingDouble(face -> die.normal(face).nearness()))
                        .orElseThrow();

                assertThat(die.labels().number(nearest)).isEqualTo(DECIDED.get(at));
                assertThat(die.lowest()).isCloseTo(0, within(1.0));
            }
        }
    }

    @Test
    void aDieBetweenAnotherAndTheFlameShadesIt() {
        ThrowCourse course = thrown(7);
        DieSolid die = DieSolid.of(course.rest(0), course.labels().get(0));
        Vec3 behind = die.middle().minus(Candle.FLAME.minus(die.middle()).unit().times(DieSolid.EDGE));
        Vec3 aside = die.middle().plus(new Vec3(3 * DieSolid.EDGE, 0, 0));
        DieSolid other = DieSolid.of(course.rest(1), course.labels().get(1));

        assertThat(other.lit(behind, List.of(die, other))).isLessThan(.2);
        assertThat(other.lit(aside, List.of(die, other))).isEqualTo(1);
    }

    private static ThrowCourse thrown(int number) {
        return new DiceThrow(
                        ThrowBoard.TAVERN,
                        DECIDED,
                        List.of(),
                        Flick.PLAIN,
                        tries -> Rng.derive(Seed.of("d1ce0f70c0de"), number, tries))
                .course();
    }
}
