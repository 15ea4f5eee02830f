package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Pointers.Cursor;
import deluxe.ports.Pointers.Pointer;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.TellingTimes;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the mouse pointer looks like over a real table without a screen, and what it does to the tile under it. */
class HoverTest {
    private static final Pointer MOUSE = new Pointer(1, false);
    private static final Pointer FINGER = new Pointer(2, true);

    /** The seed of a first round in which the player has to draw. */
    private static final String DRAWN = "5";

    private OnADesk desk = OnADesk.inPlay("beef");

    @Test
    void theMouseIsAHandOverATileThatCanBePlayedAndNotBesideIt() {
        rest(place(desk.fits().orElseThrow()));
        assertThat(desk.cursor()).isEqualTo(Cursor.HAND);

        rest(desk.spots().board());
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void nothingIsShownOverATileThatCannotBePlayed() {
        desk.playUntil(() -> desk.unfit().isPresent() && desk.fits().isPresent());
        rest(desk.spots().board());
        List<String> before = settled();
        rest(place(desk.unfit().orElseThrow()));

        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
        assertThat(settled()).isEqualTo(before);
    }

    @Test
    void theMouseLiftsATileThatCanBePlayedAndAFingerDoesNot() {
        desk.pass(TellingTimes.COUNTDOWN_MILLIS + TellingTimes.NOTE_MILLIS);
        List<String> before = settled();
        Box tile = place(desk.fits().orElseThrow());
        rest(FINGER, tile);
        assertThat(settled()).isEqualTo(before);

        rest(MOUSE, tile);
        assertThat(settled()).isNotEqualTo(before);

        rest(FINGER, tile);
        assertThat(settled()).isEqualTo(before);
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void whatLiesUnderAMouseThatRestsIsNotOfferedWhileTheOpponentMoves() {
        desk.playUntil(() -> desk.fits().isPresent() && desk.mirror().hand().size() > 2);
        rest(desk.spots().tile(0, desk.mirror().hand().size() - 1));
        desk.place();
        desk.pass(100);

        assertThat(desk.isPlayersTurn()).isFalse();
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void theMouseGrabsATileAndLetsItGo() {
        Box tile = place(desk.fits().orElseThrow());
        rest(tile);
        desk.touches().pressed(MOUSE, tile.centreX(), tile.centreY());
        assertThat(desk.cursor()).isEqualTo(Cursor.HAND);

        rest(desk.spots().board());
        assertThat(desk.cursor()).isEqualTo(Cursor.GRABBING);

        rest(tile);
        desk.touches().released(MOUSE, tile.centreX(), tile.centreY());
        assertThat(desk.cursor()).isEqualTo(Cursor.HAND);
    }

    @Test
    void aDragThatIsTakenAwayLeavesNoGrabbingMouse() {
        Box tile = place(desk.fits().orElseThrow());
        desk.touches().pressed(MOUSE, tile.centreX(), tile.centreY());
        rest(desk.spots().board());
        desk.touches().lost(MOUSE);

        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void theMouseIsAHandWhereTheChosenTileFitsAndNotWhereNoneIsChosen() {
        Box board = desk.spots().board();
        rest(board);
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);

        desk.hand().chose(desk.fits().orElseThrow());
        assertThat(desk.cursor()).as("the first tile fits anywhere").isEqualTo(Cursor.HAND);

        desk.hand().putBack();
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void theMouseIsAHandOverTheBoneyardWhileThePlayerMustDraw() {
        rest(desk.spots().boneyard());
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);

        desk = OnADesk.inPlay(DRAWN);
        rest(desk.spots().boneyard());
        desk.playUntil(() -> desk.hand().mustDraw());
        assertThat(desk.cursor()).isEqualTo(Cursor.HAND);
    }

    @Test
    void theMouseIsAHandOverTheGearUntilTheSettingsOpen() {
        rest(desk.spots().gear());
        assertThat(desk.cursor()).isEqualTo(Cursor.HAND);

        desk.hand().askedForMenu();
        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
    }

    @Test
    void aMouseThatHasLeftLiftsNothing() {
        List<String> before = settled();
        rest(place(desk.fits().orElseThrow()));
        desk.touches().lost(MOUSE);

        assertThat(desk.cursor()).isEqualTo(Cursor.ARROW);
        assertThat(settled()).isEqualTo(before);
    }

    private Box place(Tile tile) {
        List<Tile> held =
                desk.mirror().hand().stream().map(item -> OnADesk.tile(item)).toList();
        return desk.spots().tile(held.indexOf(tile), held.size());
    }

    /** What is painted once everything has come to rest. */
    private List<String> settled() {
        desk.pass(400);
        return desk.paint().calls();
    }

    private void rest(Box box) {
        rest(MOUSE, box);
    }

    private void rest(Pointer pointer, Box box) {
        desk.touches().moved(pointer, box.centreX(), box.centreY());
    }
}
