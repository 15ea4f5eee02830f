package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.Layouts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointingTest {
    @Test
    void theArrowGlowsTowardsATileThatCanBePlayedAndIsOutOfSight() {
        SteppedMatch sitting = SteppedMatch.until(PointingTest::canOnlyPlayTheLastOfMany);
        TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
        TableItems items = TableItems.create();
        items.fit(layout, Optional.empty(), 1);
        items.hand().lay(sitting.view().hand().tiles());
        Pointing pointing = new Pointing(items, (x, y) -> Optional.empty());
        pointing.face(Optional.of(sitting.state()), 1000);

        assertThat(pointing.isPlayableBeyond(1)).isTrue();
        assertThat(pointing.isPlayableBeyond(-1)).isFalse();

        items.hand().scroll(10_000);

        assertThat(pointing.isPlayableBeyond(1)).isFalse();
        assertThat(items.hand().goesOn(-1)).isTrue();
    }

    /** A finger hides the hand, so a tile is held above it: over the board where that begins close to the hand. */
    @ParameterizedTest
    @CsvSource({"375,667", "568,320", "667,375", "844,390", "1024,768"})
    void aTileThatIsBroughtBackToTheHandIsNotPlayed(int width, int height) {
        SteppedMatch sitting = SteppedMatch.withBoardOf(3);
        TableLayout layout = Layouts.of(new Display.Size(width, height, 1));
        TableItems items = TableItems.create();
        items.fit(layout, Optional.empty(), 1);
        items.board().lay(sitting.view().rules(), sitting.view().tableau(), "");
        items.hand().lay(sitting.view().hand().tiles());
        Pointing pointing = new Pointing(items, (x, y) -> Optional.empty());
        pointing.fit(Optional.of(layout));
        pointing.face(Optional.of(sitting.state()), 1000);
        Tile tile = sitting.view().plays().tile(0);
        Pose home = items.hand().slot(items.hand().find(tile).orElseThrow());
        Box board = layout.board();
        pointing.lift(tile, home.x(), home.y(), true, 1000);

        assertThat(pointing.drag(board.centreX(), board.centreY(), 1100)).isPresent();
        assertThat(pointing.drag(home.x(), home.y(), 1200)).isEmpty();
    }

    private static boolean canOnlyPlayTheLastOfMany(SteppedMatch sitting) {
        List<Tile> tiles = sitting.view().hand().tiles();
        return sitting.canPlay()
                && tiles.size() > 11
                && tiles.subList(0, 10).stream().noneMatch(sitting.view().tableau()::fits);
    }
}
