package deluxe.play.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuickWagersTest {
    @Test
    void theyArePartsOfWhatCanBeWagered() {
        assertThat(shown(20)).containsExactly(1, 5, 10, 20);
        assertThat(shown(120)).containsExactly(1, 30, 60, 120);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 100})
    void noTwoOfThemAreTheSame(int most) {
        assertThat(shown(most)).doesNotHaveDuplicates().isSorted().contains(1, most);
    }

    private static List<Integer> shown(int most) {
        QuickWagers wagers = new QuickWagers(most);
        List<Integer> shown = new ArrayList<>(List.of(1));
        if (wagers.hasQuarter()) {
            shown.add(wagers.quarter());
        }
        if (wagers.hasHalf()) {
            shown.add(wagers.half());
        }
        if (wagers.hasAll()) {
            shown.add(most);
        }
        return shown;
    }
}
