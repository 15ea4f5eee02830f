package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.TableFrame;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.EventMotion;
import deluxe.stage.tiles.OpponentRow;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.TileMotion;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The opponent's tiles while they lie open: told move by move, they are always those that the opponent holds. */
class OpenHandsTest {
    private static final Display.Size SIZE = new Display.Size(900, 600, 1);

    private final TableLayout layout =
            DeluxeLayout.ofOpenHands(SIZE, SafeArea.WHOLE, false).orElseThrow();
    private final TableItems items = TableItems.create();

    OpenHandsTest() {
        items.opponent().open(true);
        items.fit(layout, Optional.empty(), SIZE.ratio());
    }

    @Test
    void throughAWholeMatchEachTileIsKnownAndFaceUp() {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.has(Event.TileDrawn.class));
        SteppedMatch match = new SteppedMatch(sitting.seed());
        tell(match);
        while (!match.isOver()) {
            match.step();
            tell(match);
        }
    }

    private void tell(SteppedMatch match) {
        TableState state = match.openState();
        new EventMotion(items, OnStage.hud(), layout, new TileMotion(false), state, 0).tell(match.events());

        assertThat(items.opponent().bones())
                .extracting(Bone::tile)
                .isEqualTo(state.revealed().stream().map(Optional::of).toList());
        assertThat(items.opponent().bones())
                .allSatisfy(bone -> assertThat(bone.destination().faceUp()).isEqualTo(1));
    }

    @Test
    void theBoardBeginsBelowThem() {
        TableFrame frame = layout.frame();

        assertThat(layout.board().y()).isGreaterThan(OpponentRow.revealedBottom(layout.opponentRow(), frame));
    }
}
