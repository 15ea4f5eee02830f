package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.felt.Anchor;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.EventMotion;
import deluxe.stage.tiles.FreeSpace;
import deluxe.stage.tiles.Ribbon;
import deluxe.stage.tiles.ShownPoints;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.TileMotion;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing covers played tiles, the ends or the boneyard. */
class FreeSpaceTest {
    private static final double START = 1000;
    private static final TileMotion MOTION = new TileMotion(false);
    private static final List<String> SEEDS = List.of("beef", "1", "2");

    private TableLayout layout;
    private TableItems items;

    static Stream<Display.Size> sizes() {
        return Stream.of(
                new Display.Size(320, 568, 2),
                new Display.Size(375, 667, 2),
                new Display.Size(430, 932, 3),
                new Display.Size(568, 320, 2),
                new Display.Size(667, 375, 2),
                new Display.Size(768, 1024, 2),
                new Display.Size(844, 390, 3),
                new Display.Size(900, 600, 1),
                new Display.Size(1024, 768, 2),
                new Display.Size(2560, 1080, 1));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void tilesTurnedUpAtARoundsEndLieApartFromTheBoard(Display.Size size) {
        int ends = 0;
        for (String seed : SEEDS) {
            for (SteppedMatch sitting = new SteppedMatch(seed); !sitting.isOver(); ) {
                sitting.step();
                if (sitting.has(Event.RoundEnded.class)) {
                    tell(size, sitting);
                    ends++;
                    items.opponent().bones().forEach(this::isApart);
                }
            }
        }
        assertThat(ends).isGreaterThan(SEEDS.size());
    }

    private void tell(Display.Size size, SteppedMatch sitting) {
        lay(size, sitting.before());
        double told =
                new EventMotion(items, OnStage.hud(), layout, MOTION, sitting.state(), START).tell(sitting.events());
        while (items.board().isPondering()) {
            if (items.board().ponder(MOTION, told)) {
                items.makeRoom(layout, MOTION, told);
            }
        }
    }

    private void lay(Display.Size size, TableState state) {
        layout = DeluxeLayout.of(size, SafeArea.WHOLE, false).orElseThrow();
        items = TableItems.create();
        items.fit(layout, Optional.empty(), size.ratio());
        items.board().lay(state.view().rules(), state.view().tableau(), "");
        while (items.board().isPondering()) {
            items.board().ponder(MOTION, START);
        }
        items.hand().lay(state.view().hand().tiles());
        items.opponent().lay(state.view().otherHandSize(), state.revealed());
    }

    private void isApart(Bone turnedUp) {
        Box box = turnedUp.destination().box().grown(items.board().u() * .3);
        isFree(box);
        assertThat(items.hand().bones())
                .noneMatch(bone -> bone.destination().box().meets(box));
        assertThat(layout.hand().box().meets(turnedUp.destination().box())).isFalse();
        assertThat(inside(layout.frame().tableBox(), turnedUp.destination().box()))
                .isTrue();
    }

    private static boolean inside(Box room, Box box) {
        return box.x() >= room.x()
                && box.right() <= room.right()
                && box.y() >= room.y()
                && box.bottom() <= room.bottom();
    }

    private void isFree(Box box) {
        assertThat(items.board().bones())
                .noneMatch(bone -> bone.destination().box().meets(box));
        for (Anchor anchor : items.board().anchors()) {
            double outside = items.board().u() / 4;
            assertThat(box.contains(
                            items.board().x(anchor, outside), items.board().y(anchor, outside)))
                    .isFalse();
        }
        assertThat(items.heap().bones())
                .noneMatch(bone -> bone.destination().box().meets(box));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void whatIsSaidOfTheBoneyardOrNearTheHandLeavesThemInSight(Display.Size size) {
        for (int tiles : List.of(1, 6, 9, 12)) {
            SteppedMatch sitting = SteppedMatch.until(
                    reached -> reached.mustDraw() && reached.view().tableau().size() >= tiles);
            lay(size, sitting.state());
            items.heap().lay(layout.heaps().own(), sitting.view().boneyardSize());
            FreeSpace space = new FreeSpace(items, layout);
            for (Box note : List.of(new Box(0, 0, 225, 34), new Box(0, 0, 280, 54))) {
                isFree(space.besideHeap(note, List.of()));
                isFree(space.aboveHand(nearHand(note)));
            }
        }
    }

    private Box nearHand(Box note) {
        return note.moved(layout.noteMiddle() - note.centreX(), layout.noteBottom() - note.bottom());
    }

    @Test
    void aLongNoteNearTheHandLeavesTheCounterOfATabletInSight() {
        lay(new Display.Size(768, 1024, 2), SteppedMatch.withBoardOf(6).state());
        Box note = nearHand(new Box(0, 0, layout.noteWidth(), 54));

        assertThat(note.meets(layout.plates().counter())).isTrue();
        assertThat(new FreeSpace(items, layout)
                        .aboveHand(note)
                        .meets(layout.plates().counter()))
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void whatTheOpponentSaysLeavesTilesPlacesAndTheCounterInSight(Display.Size size) {
        int shown = 0;
        for (int tiles : List.of(1, 6, 9, 12)) {
            lay(
                    size,
                    SteppedMatch.until(reached -> reached.view().tableau().size() >= tiles)
                            .state());
            Box speech = new FreeSpace(items, layout).atPortrait(new Box(0, 0, 150, 34));
            if (!speech.equals(TableLayout.NOWHERE)) {
                shown++;
                isFree(speech);
                assertThat(speech.meets(layout.plates().counter())).isFalse();
                assertThat(speech.meets(layout.plates().clock())).isFalse();
                assertThat(inside(layout.board().grown(1), speech)).isTrue();
                assertThat(speech.meets(layout.hand().box())).isFalse();
            }
        }
        assertThat(shown).isGreaterThan(2);
    }

    /** Where neither is free, they stay where they were wanted or near it, and not at the table's far edge. */
    @ParameterizedTest
    @CsvSource({"667,375", "844,390", "900,600"})
    void whatIsSaidOfTheBoneyardStandsNearIt(int width, int height) {
        for (int tiles : List.of(1, 6, 9, 12)) {
            SteppedMatch sitting = SteppedMatch.until(
                    reached -> reached.mustDraw() && reached.view().tableau().size() >= tiles);
            lay(new Display.Size(width, height, 2), sitting.state());
            items.heap().lay(layout.heaps().own(), sitting.view().boneyardSize());
            Box note = new FreeSpace(items, layout).besideHeap(new Box(0, 0, 225, 34), List.of());
            Box heap = layout.heaps().own();

            assertThat(note.meets(layout.hand().box())).as(tiles + " tiles").isFalse();
            assertThat(Math.max(heap.x() - note.right(), note.x() - heap.right()))
                    .as(tiles + " tiles")
                    .isLessThan(width * .2);
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void aSumThatIsSpelledOutLeavesInSightTheTilesThatItCounts(Display.Size size) {
        SteppedMatch sitting = new SteppedMatch("beef");
        for (int step = 0; step < 60 && !sitting.isOver(); step++) {
            sitting.step();
            boolean scores = sitting.events().stream()
                    .anyMatch(event ->
                            event instanceof Event.PointsScored scored && scored.source() == Event.Source.ENDS);
            if (scores && !sitting.has(Event.RoundEnded.class)) {
                lay(size, sitting.state());
                ShownPoints shownPoints = new ShownPoints(items, OnStage.hud(), layout, MOTION);
                double high = Ribbon.height(items.board().box());
                double wide = Math.min(
                        items.board().box().width() - 12,
                        13 * ShownPoints.words(sitting.view().tableau()).length() + high);
                Box ribbon = shownPoints.ribbonPlace(sitting.view().tableau()).box(wide, high);
                for (Anchor anchor : items.board().anchors()) {
                    if (sitting.view().tableau().counts(anchor.end())) {
                        Box counted = items.board()
                                .bones()
                                .get(anchor.end().played())
                                .destination()
                                .box();
                        assertThat(ribbon.shared(counted))
                                .as(sitting.view().tableau().size() + " tiles")
                                .isZero();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void bothHandsAreSeenWhenNobodyCanMove(Display.Size size) {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.events().stream()
                .anyMatch(event ->
                        event instanceof Event.RoundEnded ended && ended.result() instanceof RoundResult.OutOfMoves));
        tell(size, sitting);

        assertThat(items.opponent().bones()).allMatch(bone -> bone.tile().isPresent());
        items.opponent().bones().forEach(this::isApart);
        assertThat(sitting.view().turn()).isIn(Seat.PLAYER, Seat.OPPONENT);
    }
}
