package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.felt.Landing;
import deluxe.ports.Display;
import deluxe.stage.deluxe.Layouts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AimTest {
    private final SteppedMatch sitting = SteppedMatch.until(AimTest::hasTileForTwoEnds);
    private final Tile tile = tileForTwoEnds(sitting).orElseThrow();
    private final TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
    private final Board board = new Board();

    @BeforeEach
    void lay() {
        board.fit(layout.board(), layout.hand().u(), 1);
        board.lay(sitting.view().rules(), sitting.view().tableau(), "");
    }

    @Test
    void aLiftedTileAimsAtTheNearestEndAndStaysWithItUntilAnotherIsClearlyNearer() {
        Aim aim = new Aim(board, sitting.view().tableau(), tile, true);
        Pose one = board.pose(aim.landings().get(0).spot());
        Pose two = board.pose(aim.landings().get(1).spot());
        End first = aim.landings().get(0).end();
        End second = aim.landings().get(1).end();

        double middleX = (one.x() + two.x()) / 2;
        double middleY = (one.y() + two.y()) / 2;
        Aim fromFirst = new Aim(board, sitting.view().tableau(), tile, true);
        fromFirst.follow(one.x(), one.y());
        assertThat(fromFirst.end()).contains(first);
        double stepX = (two.x() - one.x()) / Math.hypot(two.x() - one.x(), two.y() - one.y());
        double stepY = (two.y() - one.y()) / Math.hypot(two.x() - one.x(), two.y() - one.y());
        fromFirst.follow(middleX + stepX * board.u() * .1, middleY + stepY * board.u() * .1);
        assertThat(fromFirst.end()).contains(first);
        fromFirst.follow(two.x(), two.y());
        assertThat(fromFirst.end()).contains(second);
        fromFirst.follow(middleX - stepX * board.u() * .1, middleY - stepY * board.u() * .1);
        assertThat(fromFirst.end()).contains(second);
    }

    @Test
    void aTapOnTheTileAtAnEndMeansThatEnd() {
        Aim aim = new Aim(board, sitting.view().tableau(), tile, true);

        for (Landing landing : aim.landings()) {
            Pose played = board.bones().get(landing.end().played()).destination();
            assertThat(aim.near(played.x(), played.y()).map(End::played))
                    .contains(landing.end().played());
        }
    }

    @Test
    void aTapAnywhereMeansTheNearestEnd() {
        Aim aim = new Aim(board, sitting.view().tableau(), tile, true);
        double x = layout.board().x() + 2;
        double y = layout.board().bottom() - 2;

        End nearest = aim.landings().stream()
                .min(Comparator.comparingDouble(landing -> {
                    Pose pose = board.pose(landing.spot());
                    return Math.hypot(pose.x() - x, pose.y() - y);
                }))
                .orElseThrow()
                .end();
        assertThat(aim.near(x, y)).contains(nearest);
        assertThat(new Aim(board, sitting.view().tableau(), tile, false).near(x, y))
                .isEmpty();
    }

    private static boolean hasTileForTwoEnds(SteppedMatch sitting) {
        return sitting.canPlay()
                && sitting.view().tableau().size() > 3
                && tileForTwoEnds(sitting).isPresent();
    }

    private static Optional<Tile> tileForTwoEnds(SteppedMatch sitting) {
        List<Play> plays = sitting.view().plays().list();
        for (int at = 1; at < plays.size(); at++) {
            if (plays.get(at).tile().equals(plays.get(at - 1).tile())) {
                return Optional.of(plays.get(at).tile());
            }
        }
        return Optional.empty();
    }
}
