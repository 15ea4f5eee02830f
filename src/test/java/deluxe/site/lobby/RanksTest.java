package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RanksTest {
    private final List<PlayerResult> finishes = new ArrayList<>();

    @Test
    void equalTotalsShareARankAndTheNextIsLeftOut() {
        finished("Ana", 120);
        finished("Ben", 200);
        finished("Cleo", 120);
        finished("Dee", 90);

        assertThat(told()).containsExactly("1 Ben 200", "2 Ana 120", "2 Cleo 120", "4 Dee 90");
    }

    @Test
    void threeFirstsAreFollowedByAFourth() {
        finished("Ana", 5);
        finished("Ben", 5);
        finished("Cleo", 5);
        finished("Dee", 0);

        assertThat(told()).containsExactly("1 Ana 5", "1 Ben 5", "1 Cleo 5", "4 Dee 0");
    }

    @Test
    void howATotalIsMadeUpDoesNotMatter() {
        finishes.add(new PlayerResult("m1", "a", "Ana", 1, new Ruling.Ranked(new ScoreCard(100, 0, 20))));
        finishes.add(new PlayerResult("m2", "b", "Ben", 2, new Ruling.Ranked(new ScoreCard(60, 60, 0))));

        assertThat(told()).containsExactly("1 Ana 120", "1 Ben 120");
    }

    private void finished(String name, int total) {
        int at = finishes.size();
        finishes.add(new PlayerResult("m" + at, name, name, at, new Ruling.Ranked(new ScoreCard(total, 0, 0))));
    }

    private List<String> told() {
        return Ranks.of(finishes, List.of()).standings().stream()
                .map(standing -> standing.rank() + " " + standing.finish().name() + " "
                        + standing.card().total())
                .toList();
    }
}
