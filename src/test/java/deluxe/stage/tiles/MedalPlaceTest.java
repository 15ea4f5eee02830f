package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.felt.Boardroom;
import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicSpots;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MedalPlaceTest {
    private static final int ROUNDS = 20;
    /** The least distance between two medals, in widths of one: if only their rims overlap, both figures can be read. */
    private static final double APART = .9;

    /** The least share of a medal inside the board: at a very low board it sticks out over the edge rather than cover another medal. */
    private static final double INSIDE = .75;

    private final TableItems items = TableItems.create();

    record At(String name, Display.Size size, RuleSet rules, TableLayout table) {}

    static Stream<At> tables() {
        return DisplaySizes.all()
                .flatMap(size -> Stream.of(
                        new At("Deluxe", size, RuleSet.FIVES, Layouts.of(size)),
                        new At(
                                "veranda",
                                size,
                                RuleSet.ALL_FIVES,
                                ClassicSpots.ofVeranda((int) size.width(), (int) size.height())
                                        .table()),
                        new At(
                                "pub",
                                size,
                                RuleSet.MUGGINS,
                                ClassicSpots.ofPub((int) size.width(), (int) size.height())
                                        .table())));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatTwoEndsCountCanBeReadThoughTheyAreClose(At at) {
        items.fit(at.table, Optional.empty(), at.size.ratio());
        for (List<Tableau> round : Boardroom.rounds(at.rules, ROUNDS)) {
            for (Tableau tableau : round) {
                items.board().lay(at.rules, tableau, "");
                assertReadable(medals(tableau));
            }
        }
    }

    private List<Box> medals(Tableau tableau) {
        List<Box> medals = new ArrayList<>();
        for (Anchor anchor : items.board().anchors()) {
            if (tableau.counts(anchor.end())) {
                medals.add(new MedalPlace(items.board()).at(anchor));
            }
        }
        return medals;
    }

    private void assertReadable(List<Box> medals) {
        for (int at = 0; at < medals.size(); at++) {
            Box medal = medals.get(at);
            double size = medal.width();
            assertThat(medal.shared(items.board().box())).isGreaterThan(INSIDE * size * size);
            for (Box other : medals.subList(0, at)) {
                assertThat(Math.hypot(medal.centreX() - other.centreX(), medal.centreY() - other.centreY()))
                        .isGreaterThan(APART * size);
            }
        }
    }
}
