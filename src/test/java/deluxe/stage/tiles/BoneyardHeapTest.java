package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.stage.Motion;
import deluxe.stage.art.Box;
import org.junit.jupiter.api.Test;

class BoneyardHeapTest {
    private static final Box TRAY = new Box(100, 400, 600, 60);

    private final BoneyardHeap heap = new BoneyardHeap();

    BoneyardHeapTest() {
        heap.lay(TRAY, 14);
    }

    @Test
    void theTileThatIsTouchedIsTheOneThatIsDrawn() {
        Bone third = heap.bones().get(2);
        Pose place = third.destination();

        heap.reach(place.x() + 2, place.y() - 3);

        assertThat(heap.draw()).isSameAs(third);
        assertThat(heap.bones()).hasSize(13).doesNotContain(third);
    }

    @Test
    void theNextOneDrawnIsTheTopOneAgain() {
        heap.reach(TRAY.x(), TRAY.y());
        heap.draw();
        Bone top = heap.bones().get(heap.bones().size() - 1);

        assertThat(heap.draw()).isSameAs(top);
    }

    @Test
    void aTileReachedForBeforeTheHeapWasLaidAnewIsForgotten() {
        heap.reach(TRAY.x(), TRAY.y());
        heap.lay(TRAY, 9);
        Bone top = heap.bones().get(8);

        assertThat(heap.draw()).isSameAs(top);
        assertThat(heap.bones()).hasSize(8);
    }

    @Test
    void itsTrayFadesWithItsTiles() {
        double now = 1000;
        heap.leave(now);

        assertThat(heap.box()).isEmpty();
        assertThat(heap.presence(now + Motion.FADE_MILLIS / 2)).isBetween(.2, .8);
        assertThat(heap.isMoving(now + Motion.FADE_MILLIS / 2)).isTrue();
        assertThat(heap.presence(now + Motion.FADE_MILLIS)).isZero();
    }
}
