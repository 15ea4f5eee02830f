package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSurface;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.art.TileSprites;
import org.junit.jupiter.api.Test;

class BonePainterTest {
    private static final double U = 40;

    private final RecordingSurface surface = new RecordingSurface(1);
    private final BonePainter painter = new BonePainter(surface, new TileSprites(TileSet.IVORY, Theme.EMERALD, U, 1));
    private final Pose straight = Pose.faceUp(200, 200, U, 0);

    @Test
    void aTurnedTileOnItsWayDrawsNoSoftShadow() {
        painter.shadow(straight.turned(.4), true);
        painter.shadow(Pose.faceUp(200, 200, U * .7, 0), true);

        assertThat(surface.count("draw")).isZero();
        assertThat(surface.count("fill")).isEqualTo(2);
    }

    @Test
    void whatLiesStraightOrRestsHasASoftShadow() {
        painter.shadow(straight, true);
        painter.shadow(straight.turned(.4), false);

        assertThat(surface.count("draw")).isEqualTo(2);
        assertThat(surface.count("fill")).isZero();
    }
}
