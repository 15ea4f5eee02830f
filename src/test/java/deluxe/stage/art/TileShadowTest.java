package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.ports.RecordingSurface;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileShadowTest {
    private static final double U = 20;
    private static final Box BOX = new Box(300, 50, U, 2 * U);

    @ParameterizedTest
    @ValueSource(doubles = {-.1, 0, .14, 1.2})
    void theShadowOfATurnedTileFallsUnderIt(double turn) {
        RecordingSurface surface = new RecordingSurface(1);
        new TileArt(surface, TileSet.IVORY, Theme.EMERALD, U).shadow(BOX, turn);

        RecordingSurface.Area thrower = surface.painted();
        for (double[] way : ways(surface)) {
            assertThat((thrower.left() + thrower.right()) / 2 + way[0]).isCloseTo(BOX.centreX(), within(U * .3));
            assertThat((thrower.top() + thrower.bottom()) / 2 + way[1]).isCloseTo(BOX.centreY(), within(U * .3));
        }
    }

    /** How far each shadow falls from the shape that casts it; no transform turns this. */
    private static List<double[]> ways(RecordingSurface surface) {
        List<double[]> ways = surface.calls().stream()
                .filter(call -> call.startsWith("shadow "))
                .map(call -> call.split(" "))
                .map(parts -> new double[] {
                    Double.parseDouble(parts[parts.length - 2]), Double.parseDouble(parts[parts.length - 1])
                })
                .toList();
        assertThat(ways).hasSize(2);
        return ways;
    }
}
