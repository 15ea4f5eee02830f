package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicSpots;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RibbonPlaceTest {
    private static final double WIDE = 300;
    private static final double HIGH = 50;

    private final TableItems items = TableItems.create();
    private final Box board;

    RibbonPlaceTest() {
        TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
        items.fit(layout, Optional.empty(), 1);
        board = items.board().box();
    }

    @Test
    void onABareBoardItIsNearTheUpperEdge() {
        Box box = new RibbonPlace(items, List.of()).box(WIDE, HIGH);

        assertThat(box.centreX()).isEqualTo(board.centreX());
        assertThat(box.y()).isBetween(board.y(), board.y() + board.height() / 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 14, 20})
    void itLeavesInSightWhatItSpeaksOf(int tiles) {
        lay(tiles);
        List<Box> spared = new ArrayList<>();
        for (double y = board.y(); y < board.bottom() - 3 * HIGH; y += HIGH) {
            spared.add(new Box(board.centreX(), y, HIGH, HIGH));
        }
        Box box = new RibbonPlace(items, spared).box(WIDE, HIGH);

        assertThat(spared).noneMatch(box::meets);
    }

    @Test
    void whereTheBoardIsFullItGoesBelowItButNotOverTheHand() {
        List<Box> full = List.of(board);
        assertThat(new RibbonPlace(items, full).box(WIDE, HIGH).bottom()).isGreaterThan(board.bottom());

        items.hand().lay(SteppedMatch.withBoardOf(1).state().view().hand().tiles());
        Box box = new RibbonPlace(items, List.of()).box(WIDE, HIGH);
        assertThat(items.hand().bones())
                .noneMatch(bone -> bone.destination().box().meets(box));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 14, 20})
    void tilesThatAreTurnedUpAndTheirPointsAreSeenWhileTheyAreCounted(int tiles) {
        lay(tiles);
        items.opponent()
                .lay(
                        3,
                        SteppedMatch.withBoardOf(1)
                                .state()
                                .view()
                                .hand()
                                .tiles()
                                .subList(0, 3));
        Box box = new RibbonPlace(items, List.of()).box(WIDE, HIGH);

        for (Bone bone : items.opponent().bones()) {
            Pose pose = bone.destination();
            assertThat(box.meets(pose.box())).isFalse();
            assertThat(box.meets(pose.moved(0, pose.u() * .75).box())).isFalse();
        }
    }

    @Test
    void itStaysWhereItIsWhateverIsLaidMeanwhile() {
        lay(1);
        RibbonPlace ribbonPlace = new RibbonPlace(items, List.of());
        Box before = ribbonPlace.box(WIDE, HIGH);
        lay(20);

        assertThat(ribbonPlace.box(WIDE, HIGH)).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 14, 20})
    void theTileThatWasPlayedLastIsSeen(int tiles) {
        lay(tiles);
        Box box = new RibbonPlace(items, List.of()).box(WIDE, HIGH);

        assertThat(box.meets(items.board().bones().get(tiles - 1).destination().box()))
                .isFalse();
    }

    @Test
    void whereTheBoardIsFullItStandsOverTheRackOfWhoWentOut() {
        items.fit(Layouts.of(new Display.Size(568, 320, 2)), Optional.empty(), 1);
        lay(20);
        Box all = new Box(0, 0, 568, items.hand().row().box().y());
        Box box = new RibbonPlace(items, List.of(all)).box(WIDE, HIGH);

        assertThat(box.centreX()).isEqualTo(items.hand().row().box().centreX());
        assertThat(box.centreY()).isEqualTo(items.hand().row().box().centreY());
    }

    /** There, words are in one line, though smaller. */
    @Test
    void onASmallBoardThatIsFullARibbonOfTwoLinesIsInTheWay() {
        items.fit(ClassicSpots.ofPub(450, 300).table(), Optional.empty(), 1);
        items.hand().lay(SteppedMatch.withBoardOf(1).state().view().hand().tiles());

        assertThat(isCrowded(20, 38)).isFalse();
        assertThat(isCrowded(20, 76)).isTrue();
    }

    private boolean isCrowded(int tiles, double high) {
        lay(tiles);
        RibbonPlace place = new RibbonPlace(items, List.of());
        boolean isCrowded = place.isCrowded(200, high);
        place.box(200, 38);
        assertThat(place.isCrowded(200, high)).isEqualTo(isCrowded);
        return isCrowded;
    }

    @Test
    void theSumLeavesInSightWhatItCountsAndWhereTheNextTileCanLand() {
        lay(4);
        Tableau tableau = SteppedMatch.withBoardOf(4).state().view().tableau();
        Box box = RibbonPlace.ofSum(items, List.of(), tableau).box(WIDE, HIGH);

        for (Anchor anchor : items.board().anchors()) {
            assertThat(box.meets(items.board().ahead(anchor))).isFalse();
            assertThat(box.meets(new MedalPlace(items.board()).at(anchor))).isFalse();
        }
    }

    private void lay(int tiles) {
        TableState state = SteppedMatch.withBoardOf(tiles).state();
        items.board().lay(state.view().rules(), state.view().tableau(), "");
    }
}
