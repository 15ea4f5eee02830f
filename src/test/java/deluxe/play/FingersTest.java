package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Pointers.Pointer;
import deluxe.stage.art.Box;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a finger and the mouse do at a real table without a screen. */
class FingersTest {
    private static final Pointer MOUSE = new Pointer(1, false);
    private static final Pointer FINGER = new Pointer(2, true);
    private static final int FIRST_HAND = 7;
    private static final double LONGER_THAN_A_DOUBLE_TAP = 400;

    /** The seed of a first round in which the player must draw until the hand overflows. */
    private static final String MANY_DRAWN = "3";

    private OnADesk desk = OnADesk.inPlay("beef");

    @Test
    void aTilePulledOntoTheBoardIsLaidThere() {
        Tile tile = desk.fits().orElseThrow();
        drag(MOUSE, place(tile), desk.spots().board());

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
    }

    @Test
    void aTileLetGoOverTheHandGoesHome() {
        Tile tile = desk.fits().orElseThrow();
        press(MOUSE, place(tile));
        move(MOUSE, desk.spots().board());
        move(MOUSE, place(tile));
        release(MOUSE, place(tile));

        assertThat(held()).hasSize(FIRST_HAND);
    }

    @Test
    void aTapPicksATileAndASecondPutsItBack() {
        Tile tile = desk.fits().orElseThrow();
        tap(FINGER, place(tile));
        assertThat(desk.hand().chosen()).contains(tile);
        desk.clock.pass(LONGER_THAN_A_DOUBLE_TAP);
        tap(FINGER, place(tile));

        assertThat(desk.hand().chosen()).isEmpty();
        assertThat(held()).hasSize(FIRST_HAND);
    }

    @Test
    void aDoubleTapPlaysATileThatFitsInOnePlace() {
        Tile tile = desk.fits().orElseThrow();
        tap(FINGER, place(tile));
        tap(FINGER, place(tile));

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
    }

    @Test
    void aSlipOfAFewPixelsIsStillATap() {
        Tile tile = desk.fits().orElseThrow();
        Box box = place(tile);
        press(FINGER, box);
        desk.touches().moved(FINGER, box.centreX() + 5, box.centreY() - 5);
        release(FINGER, box);

        assertThat(desk.hand().chosen()).contains(tile);
    }

    @Test
    void aSecondFingerDisturbsNoDrag() {
        Tile tile = desk.fits().orElseThrow();
        press(FINGER, place(tile));
        move(FINGER, desk.spots().board());
        tap(MOUSE, desk.spots().tile(0, FIRST_HAND));
        move(FINGER, desk.spots().board());
        release(FINGER, desk.spots().board());

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
        assertThat(desk.hand().chosen()).isEmpty();
    }

    @Test
    void aFingerWhoseReleaseWasMissedStillWorksOnItsNextTouch() {
        Tile tile = desk.fits().orElseThrow();
        press(MOUSE, desk.spots().board());
        tap(MOUSE, place(tile));

        assertThat(desk.hand().chosen()).contains(tile);
    }

    @Test
    void aFingerThatTheSystemTakesAwaySendsTheTileHomeAndTheNextOneCounts() {
        Tile tile = desk.fits().orElseThrow();
        press(FINGER, place(tile));
        move(FINGER, desk.spots().board());
        desk.touches().lost(FINGER);
        assertThat(held()).hasSize(FIRST_HAND);

        drag(MOUSE, place(tile), desk.spots().board());
        assertThat(held()).hasSize(FIRST_HAND - 1);
    }

    @Test
    void aTileIsDrawnByPullingItOutOfTheBoneyard() {
        takeALargeHand();
        int before = held().size();
        drag(FINGER, desk.spots().boneyard(), desk.spots().whileDrawing().tile(0, before));

        assertThat(held()).hasSize(before + 1);
    }

    @Test
    void whoeverLetsGoOverTheClothHasDrawnNothing() {
        takeALargeHand();
        int before = held().size();
        drag(FINGER, desk.spots().boneyard(), desk.spots().board());

        assertThat(held()).hasSize(before);
    }

    @Test
    void escapeSendsACarriedTileHomeAtOnce() {
        Tile tile = desk.fits().orElseThrow();
        press(MOUSE, place(tile));
        move(MOUSE, desk.spots().board());
        assertThat(desk.visit().page().controls().putBack()).isTrue();
        release(MOUSE, desk.spots().board());
        assertThat(held()).hasSize(FIRST_HAND);

        assertThat(desk.visit().page().controls().putBack()).isFalse();
        drag(MOUSE, place(tile), desk.spots().board());
        assertThat(held()).hasSize(FIRST_HAND - 1);
    }

    @Test
    void onTheVerandaASecondPressBeforeTheTileHasComeDrawsNoOther() {
        desk = OnADesk.onTheVeranda();
        int before = held().size();
        desk.hand().reachedForBoneyard();
        desk.passFrame();
        desk.hand().reachedForBoneyard();
        desk.pass(2000);
        assertThat(held()).hasSize(before + 1);

        desk.hand().reachedForBoneyard();
        desk.pass(2000);
        assertThat(held()).hasSize(before + 2);
    }

    @Test
    void theWheelPushesAHandThatGoesOnBeyondItsEdge() {
        takeALargeHand();
        int count = held().size();
        Box first = desk.spots().whileDrawing().tile(0, count);

        wheel(first, -10_000);
        assertThat(wheel(first, -100)).isFalse();
        assertThat(wheel(first, 10_000)).isTrue();
        assertThat(wheel(first, 10_000)).isFalse();
        assertThat(wheel(desk.spots().board(), -100)).isFalse();
        assertThat(wheel(first, -10_000)).isTrue();
    }

    @Test
    void aHandThatIsSeenWholeLeavesTheWheelToThePageAround() {
        assertThat(wheel(desk.spots().tile(0, FIRST_HAND), 100)).isFalse();
    }

    @Test
    void aFingerAlongALargeHandPushesItAndLiftsNothing() {
        takeALargeHand();
        int count = held().size();
        drag(
                FINGER,
                desk.spots().whileDrawing().tile(3, count),
                desk.spots().whileDrawing().tile(0, count));

        assertThat(held()).hasSize(count);
        assertThat(desk.hand().chosen()).isEmpty();
        assertThat(wheel(desk.spots().whileDrawing().tile(3, count), -10_000)).isTrue();
    }

    @Test
    void aScrolledHandComesToRestAsWellWhenTheSystemTakesTheFingerAway() {
        List<String> released = scrolledByPartOfATile(at -> release(FINGER, at));

        assertThat(scrolledByPartOfATile(at -> desk.touches().lost(FINGER))).isEqualTo(released);
    }

    private List<String> scrolledByPartOfATile(Consumer<Box> end) {
        takeALargeHand();
        Box start = desk.spots().whileDrawing().tile(3, held().size());
        Box until = start.moved(-1.3 * start.width(), 0);
        press(FINGER, start);
        move(FINGER, until);
        end.accept(until);
        desk.pass(1000);
        return desk.paint().calls();
    }

    @Test
    void aFingerThatLeavesALargeHandUpwardsTakesItsTileAlong() {
        takeALargeHand();
        int count = held().size();
        String news = desk.mirror().news();
        Box start = desk.spots().whileDrawing().tile(3, count);
        press(FINGER, start);
        desk.touches().moved(FINGER, start.centreX() + 40, start.centreY() - 10);
        move(FINGER, desk.spots().board());
        release(FINGER, desk.spots().board());

        assertThat(desk.mirror().news()).as("it was laid, or told why not").isNotEqualTo(news);
    }

    @Test
    void aHandThatIsSeenWholeLetsAFingerTakeATileSidewaysToo() {
        Tile tile = desk.fits().orElseThrow();
        Box start = place(tile);
        Box board = desk.spots().board();
        press(FINGER, start);
        desk.touches().moved(FINGER, start.centreX() - 30, start.centreY() - 12);
        move(FINGER, board);
        release(FINGER, board);

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
    }

    @Test
    void aTileHeldAboveTheFingerBeyondTheBoardsUpperEdgeStillLands() {
        Tile tile = desk.fits().orElseThrow();
        Box board = desk.spots().board();
        press(FINGER, place(tile));
        move(FINGER, board);
        desk.touches().moved(FINGER, board.centreX(), board.y() + 2);
        desk.touches().released(FINGER, board.centreX(), board.y() + 2);

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
    }

    @Test
    void aTileThatReachesOverTheBoardsLowerEdgeLands() {
        Tile tile = desk.fits().orElseThrow();
        dropBelowTheBoard(MOUSE, tile, 4);

        assertThat(held()).hasSize(FIRST_HAND - 1).doesNotContain(tile);
    }

    @Test
    void droppingATileThatFitsNowhereSaysSoEvenIfOnlyTheTileIsOverTheBoard() {
        desk.place();
        desk.pass(desk::isPlayersTurn);
        Tile tile = desk.unfit().orElseThrow();
        dropBelowTheBoard(FINGER, tile, 20);

        assertThat(desk.mirror().news()).contains("fit any open end");
    }

    private void dropBelowTheBoard(Pointer pointer, Tile tile, double pixels) {
        Box board = desk.spots().board();
        press(pointer, place(tile));
        move(pointer, board);
        desk.touches().moved(pointer, board.centreX(), board.bottom() + pixels);
        desk.touches().released(pointer, board.centreX(), board.bottom() + pixels);
    }

    private void takeALargeHand() {
        desk = OnADesk.inPlay(MANY_DRAWN);
        desk.playUntil(
                () -> desk.hand().mustDraw() && !desk.spots().whileDrawing().showsAll(held().size()));
    }

    private List<Tile> held() {
        return desk.mirror().hand().stream().map(item -> OnADesk.tile(item)).toList();
    }

    private Box place(Tile tile) {
        return desk.spots().tile(held().indexOf(tile), held().size());
    }

    private boolean wheel(Box box, double pixels) {
        return desk.touches().wheeled(box.centreX(), box.centreY(), pixels);
    }

    private void tap(Pointer pointer, Box box) {
        press(pointer, box);
        release(pointer, box);
    }

    private void drag(Pointer pointer, Box from, Box to) {
        press(pointer, from);
        move(pointer, to);
        move(pointer, to);
        release(pointer, to);
    }

    private void press(Pointer pointer, Box box) {
        desk.touches().pressed(pointer, box.centreX(), box.centreY());
    }

    private void move(Pointer pointer, Box box) {
        desk.touches().moved(pointer, box.centreX(), box.centreY());
    }

    private void release(Pointer pointer, Box box) {
        desk.touches().released(pointer, box.centreX(), box.centreY());
    }
}
