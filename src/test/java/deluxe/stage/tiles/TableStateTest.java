package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.ports.Display;
import deluxe.stage.deluxe.Layouts;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
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
    void allTilesOfAStuckHandAreDimmed() {
        TableState stuck = stuck();
        TableItems items = TableItems.create();
        Pointing pointing = new Pointing(items, (x, y) -> Optional.empty());
        TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
        items.fit(layout, Optional.empty(), 1);
        new RestingTable(items, pointing, new Hints()).lay(stuck, layout, "");

        assertThat(items.hand().bones()).isNotEmpty().allMatch(bone -> bone.veil(0) == 1);
    }

    /** In a match between bots, a player who is stuck passes at once: here as it is while one still has to say so. */
    private static TableState stuck() {
        TableState drawing = SteppedMatch.until(reached ->
                        reached.state().isStuck() && reached.view().hand().size() > 0)
                .state();
        return new TableState(
                drawing.view(),
                drawing.playerName(),
                drawing.opponent(),
                drawing.toMove(),
                false,
                false,
                List.of(),
                drawing.playerMood(),
                drawing.opponentMood());
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
