package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RanksTest {
    private final List<Finish> finishes = new ArrayList<>();

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
        finishes.add(new Finish("m1", "a", "Ana", 1, new Ruling.Ranked(new ScoreCard(100, 0, 20))));
        finishes.add(new Finish("m2", "b", "Ben", 2, new Ruling.Ranked(new ScoreCard(60, 60, 0))));

        assertThat(told()).containsExactly("1 Ana 120", "1 Ben 120");
    }

    @Test
    void whatWasRefusedHasNoRankAndTakesNone() {
        finished("Ana", 50);
        finishes.add(new Finish("m-x", "x", "Xen", 1, new Ruling.Refused(7, "the tile was not dealt")));
        finished("Ben", 40);
        Ranks ranks = Ranks.of(finishes);

        assertThat(told()).containsExactly("1 Ana 50", "2 Ben 40");
        assertThat(ranks.refused()).extracting(Finish::name).containsExactly("Xen");
        assertThat(ranks.standingOf("x")).isEmpty();
    }

    @Test
    void everyPlayerFindsTheOwnStanding() {
        finished("Ana", 50);
        finished("Ben", 60);

        assertThat(Ranks.of(finishes).standingOf("Ana")).map(Standing::rank).contains(2);
        assertThat(Ranks.of(finishes).standingOf("Zoe")).isEmpty();
    }

    private void finished(String name, int total) {
        int at = finishes.size();
        finishes.add(new Finish("m" + at, name, name, at, new Ruling.Ranked(new ScoreCard(total, 0, 0))));
    }

    private List<String> told() {
        return Ranks.of(finishes).standings().stream()
                .map(standing -> standing.rank() + " " + standing.finish().name() + " "
                        + standing.card().total())
                .toList();
    }
}
