package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HingeTest {
    @Test
    void eachChoiceHasALetterOfItsOwn() {
        for (int[] choices : lists()) {
            Set<Character> letters = new HashSet<>();
            for (int hinge : choices) {
                assertThat(letters.add(Hinge.letter(hinge))).isTrue();
            }
        }
    }

    @Test
    void theMirrorImageOfAChoiceIsAChoiceAndItsMirrorImageIsTheChoice() {
        for (int[] choices : lists()) {
            for (int hinge : choices) {
                assertThat(choices).contains(Hinge.mirrored(hinge));
                assertThat(Hinge.mirrored(Hinge.mirrored(hinge))).isEqualTo(hinge);
            }
        }
    }

    @Test
    void noListIsLongerThanTheLongest() {
        for (int[] choices : lists()) {
            assertThat(choices.length).isLessThanOrEqualTo(Hinge.MOST_CHOICES);
        }
    }

    private static int[][] lists() {
        return new int[][] {
            Hinge.choices(false, false, false),
            Hinge.choices(false, false, true),
            Hinge.choices(true, false, false),
            Hinge.choices(true, true, false)
        };
    }
}
