package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapTest {
    private static final Box ROOM = new Box(100, 300, 420, 140);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 14, 41})
    void everyTileHasItsPlaceInTheRoom(int tiles) {
        double u = 24;
        List<Heap.Place> places = Heap.scattered(tiles, ROOM, u);

        assertThat(places).hasSize(tiles).doesNotHaveDuplicates().allSatisfy(place -> {
            assertThat(place.x()).isBetween(ROOM.x(), ROOM.right());
            assertThat(place.y()).isBetween(ROOM.y(), ROOM.bottom());
            assertThat(Math.abs(place.turn())).isLessThan(.25);
        });
    }

    @Test
    void aLongBoxHasOneRowOfLargeTiles() {
        Box strip = new Box(80, 400, 420, 51);

        assertThat(Heap.widest(19, strip)).isGreaterThan(16);
        assertThat(Heap.scattered(19, strip, 16))
                .allSatisfy(place -> assertThat(place.y()).isCloseTo(strip.centreY(), within(4.0)));
    }

    @Test
    void anEmptyHeapHasNoTiles() {
        assertThat(Heap.scattered(0, ROOM, 24)).isEmpty();
    }

    @Test
    void theSameHeapLiesTheSameWay() {
        assertThat(Heap.scattered(14, ROOM, 24)).isEqualTo(Heap.scattered(14, ROOM, 24));
    }
}
