package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.stage.deluxe.Layouts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

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

    private static boolean canOnlyPlayTheLastOfMany(SteppedMatch sitting) {
        List<Tile> tiles = sitting.view().hand().tiles();
        return sitting.canPlay()
                && tiles.size() > 11
                && tiles.subList(0, 10).stream().noneMatch(sitting.view().tableau()::fits);
    }
}
