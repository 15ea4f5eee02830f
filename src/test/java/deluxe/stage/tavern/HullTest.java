package deluxe.stage.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HullTest {
    @Test
    void leavesOutWhatLiesInsideOrOnASide() {
        Hull hull = Hull.around(
                List.of(new Dot(0, 0), new Dot(4, 0), new Dot(2, 0), new Dot(2, 1), new Dot(4, 4), new Dot(0, 4)));

        assertThat(hull.corners())
                .containsExactlyInAnyOrder(new Dot(0, 0), new Dot(4, 0), new Dot(4, 4), new Dot(0, 4));
    }

    @Test
    void hasEveryDotWithinAndTurnsOneWay() {
        for (int number = 0; number < 1000; number++) {
            List<Dot> dots = scattered(number);
            List<Dot> corners = Hull.around(dots).corners();
            for (int at = 0; at < corners.size(); at++) {
                Dot from = corners.get(at);
                Dot to = corners.get((at + 1) % corners.size());
                for (Dot dot : dots) {
                    assertThat(Dot.turn(from, to, dot))
                            .as("%s in %s", dot, corners)
                            .isGreaterThanOrEqualTo(0);
                }
            }
        }
    }

    private static List<Dot> scattered(int number) {
        Rng rng = Rng.derive(Seed.of("5e110000c0de"), 0, number);
        List<Dot> dots = new ArrayList<>();
        for (int dot = 0; dot < 8; dot++) {
            dots.add(new Dot(rng.below(50), rng.below(50)));
        }
        return dots;
    }
}
