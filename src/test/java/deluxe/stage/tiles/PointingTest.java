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
        Sitting sitting = Sitting.until(PointingTest::canOnlyPlayTheLastOfMany);
        TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
        Props props = Props.create();
        props.fit(layout, 1);
        props.hand().lay(sitting.view().hand().tiles());
        Pointing pointing = new Pointing(props);
        pointing.face(Optional.of(sitting.state()), 1000);

        assertThat(pointing.isPlayableBeyond(1)).isTrue();
        assertThat(pointing.isPlayableBeyond(-1)).isFalse();

        props.hand().scroll(10_000);

        assertThat(pointing.isPlayableBeyond(1)).isFalse();
        assertThat(props.hand().goesOn(-1)).isTrue();
    }

    private static boolean canOnlyPlayTheLastOfMany(Sitting sitting) {
        List<Tile> tiles = sitting.view().hand().tiles();
        return sitting.canPlay()
                && tiles.size() > 11
                && tiles.subList(0, 10).stream().noneMatch(sitting.view().tableau()::fits);
    }
}
