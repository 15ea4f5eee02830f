package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.View;
import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.art.Box;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndArrowsTest {
    private static final int MATCHES = 12;
    private static final double HAND_TILE = 42;
    private static final TileMotion MOTION = new TileMotion(false);

    private final Board board = new Board();
    private final EndArrows endArrows = new EndArrows(board);
    private int roundCorners;

    @Test
    void whereATileFitsTheArrowPointsIntoItsPlace() {
        board.fit(new Box(0, 0, 375, 420), HAND_TILE, 1);
        for (int match = 1; match <= MATCHES; match++) {
            SteppedMatch sitting = new SteppedMatch(Integer.toHexString(match));
            while (!sitting.isOver()) {
                sitting.step();
                if (sitting.canPlay() && !sitting.view().tableau().isEmpty()) {
                    assertPointsAtLandings(sitting.view());
                }
            }
        }
        assertThat(roundCorners).isPositive();
    }

    @Test
    void whereNoTileFitsTheArrowPointsStraightOn() {
        View view = SteppedMatch.withBoardOf(9).view();
        lay(view);

        for (Anchor anchor : board.anchors()) {
            Pose arrow = endArrows.arrow(anchor);
            assertThat(arrow.x()).isEqualTo(board.x(anchor, 0));
            assertThat(arrow.y()).isEqualTo(board.y(anchor, 0));
            assertThat(arrow.turn()).isEqualTo(anchor.direction() * Pose.QUARTER);
        }
    }

    private void assertPointsAtLandings(View view) {
        lay(view);
        for (int frame = 0; frame == 0 || endArrows.isPondering(); frame++) {
            endArrows.ponder(view);
        }
        for (Anchor anchor : board.anchors()) {
            List<Landing> here = view.plays().list().stream()
                    .filter(play -> play.end().equals(anchor.end()))
                    .flatMap(play -> board.landings(view.tableau(), play.tile()).stream())
                    .filter(landing -> landing.end().equals(anchor.end()))
                    .toList();
            if (!here.isEmpty()) {
                assertPointsInto(here, anchor);
            }
        }
    }

    private void assertPointsInto(List<Landing> landings, Anchor anchor) {
        Pose arrow = endArrows.arrow(anchor);
        double tipX = arrow.x() + Math.cos(arrow.turn()) * board.u() / 4;
        double tipY = arrow.y() + Math.sin(arrow.turn()) * board.u() / 4;
        assertThat(landings)
                .anyMatch(landing -> board.pose(landing.spot()).box().contains(tipX, tipY));
        boolean someLieStraight = landings.stream().anyMatch(landing -> liesStraight(landing, anchor));
        if (someLieStraight) {
            assertThat(arrow.turn()).as("it points straight on").isEqualTo(anchor.direction() * Pose.QUARTER);
        }
        roundCorners += arrow.turn() == anchor.direction() * Pose.QUARTER ? 0 : 1;
    }

    private boolean liesStraight(Landing landing, Anchor anchor) {
        boolean isFlat = anchor.direction() % 2 == 0;
        Box place = board.pose(landing.spot()).box();
        double aside = isFlat ? place.centreY() - board.y(anchor, 0) : place.centreX() - board.x(anchor, 0);
        double along = isFlat ? place.centreX() - board.x(anchor, 0) : place.centreY() - board.y(anchor, 0);
        boolean isAhead = anchor.direction() < 2 ? along > 0 : along < 0;
        return isAhead && Math.abs(aside) < board.u() / 4;
    }

    private void lay(View view) {
        board.lay(view.rules(), view.tableau(), "");
        while (board.isPondering()) {
            board.ponder(MOTION, 0);
        }
    }
}
