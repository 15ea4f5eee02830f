package deluxe.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a few choices say about a player, and what they don't. */
class SkillTest {
    @Test
    void belowFiveChoicesThereIsNoAccuracy() {
        assertThat(of().tellsAccuracy()).isFalse();
        assertThat(of(0, 0, 0, 0).tellsAccuracy()).isFalse();
        assertThat(of(0, 0, 0, 0, 0).tellsAccuracy()).isTrue();
        assertThat(of(0, 0, 0, 0, 0).accuracy()).isEqualTo(Accuracy.FULL);
    }

    /** Hard loses three percent by a choice: five choices without a loss do not show that somebody is much better. */
    @Test
    void aFewChoicesWithoutALossLeaveRoomForErrorsAndManyLeaveLess() {
        int few = of(0, 0, 0, 0, 0).margin();
        int many = of(new int[60]).margin();

        assertThat(few).isGreaterThan(100);
        assertThat(many).isPositive().isLessThan(few / 5);
    }

    @Test
    void theMarginOfManyChoicesIsTwoStandardErrors() {
        Skill skill = of(alternating(50, 0, 80));

        assertThat(skill.lost()).isEqualTo(400);
        assertThat(skill.margin()).isBetween(75, 81);
    }

    @Test
    void whatIsShownIsRounded() {
        assertThat(Skill.tenths(9234)).isEqualTo(923);
        assertThat(Skill.tenths(9235)).isEqualTo(924);
    }

    @Test
    void fewerChoicesAreLessCertain() {
        int before = Integer.MAX_VALUE;
        for (int count : new int[] {2, 4, 8, 16, 32, 64}) {
            int margin = of(alternating(count / 2, 10, 60)).margin();
            assertThat(margin).isLessThan(before);
            before = margin;
        }
    }

    private static Skill of(int... losses) {
        return Skill.of(losses, losses.length);
    }

    private static int[] alternating(int pairs, int one, int other) {
        return IntStream.range(0, 2 * pairs)
                .map(at -> at % 2 == 0 ? one : other)
                .toArray();
    }
}
