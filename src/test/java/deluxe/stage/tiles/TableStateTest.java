package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.table.Seat;
import org.junit.jupiter.api.Test;

class TableStateTest {
    @Test
    void theOpponentsLastTileIsKnownUntilTheNextIsPlayed() {
        SteppedMatch sitting = new SteppedMatch("beef");
        int opponents = 0;
        boolean isOpponents = false;
        while (!sitting.isOver()) {
            sitting.step();
            for (Event event : sitting.events()) {
                if (event instanceof Event.RoundDealt) {
                    isOpponents = false;
                } else if (event instanceof Event.TilePlayed played) {
                    isOpponents = played.seat() == Seat.OPPONENT;
                }
            }
            assertThat(sitting.state().isLastTileTheOpponents()).isEqualTo(isOpponents);
            opponents += isOpponents ? 1 : 0;
        }
        assertThat(opponents).isPositive();
    }

    @Test
    void openEndsAreMarkedLightlyWhileThePlayerCannotPlay() {
        SteppedMatch choosing = SteppedMatch.until(
                reached -> reached.canPlay() && !reached.view().tableau().isEmpty());
        SteppedMatch drawing = SteppedMatch.until(SteppedMatch::mustDraw);
        SteppedMatch waiting = SteppedMatch.until(reached ->
                reached.state().toMove().filter(Seat.OPPONENT::equals).isPresent()
                        && !reached.view().tableau().isEmpty());

        assertThat(choosing.state().endMarks()).isOne();
        assertThat(drawing.state().endMarks()).isBetween(.2, .6);
        assertThat(waiting.state().endMarks()).isBetween(.2, .6);
    }
}
