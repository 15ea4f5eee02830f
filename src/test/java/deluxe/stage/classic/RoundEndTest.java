package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Cue;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.EventMotion;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TileCue;
import deluxe.stage.tiles.TileMotion;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left in the hands at a round's end. */
class RoundEndTest {
    private static final TileMotion MOTION = new TileMotion(false);
    private static final double START = 1000;

    private final TableItems items = TableItems.create();
    private PubFurniture furniture;

    @ParameterizedTest
    @CsvSource({"375,667", "568,320", "900,600"})
    void whereBothAreStuckTheTilesOfBothHandsAreCounted(int width, int height) {
        SteppedMatch end = end(match -> match.events().stream()
                .anyMatch(event ->
                        event instanceof Event.RoundEnded ended && ended.result() instanceof RoundResult.BothStuck));
        tell(end, width, height);
        List<Seat> counted = new ArrayList<>();
        for (double now = START; items.cues().areAhead(); now++) {
            items.cues().pass(now, cue -> addCounted(cue, counted));
        }

        assertThat(counted).filteredOn(Seat.PLAYER::equals).hasSize(end.view().otherHandSize());
        assertThat(counted)
                .filteredOn(Seat.OPPONENT::equals)
                .hasSize(end.view().hand().size());
    }

    @ParameterizedTest
    @CsvSource({"844,390", "900,600", "1024,768"})
    void whatTheOpponentHasLeftHidesNoTileOfTheBoard(int width, int height) {
        SteppedMatch end = end(match -> match.view().otherHandSize() > 3
                && match.events().stream()
                        .anyMatch(event -> event instanceof Event.RoundEnded ended
                                && ended.result() instanceof RoundResult.WentOut));
        tell(end, width, height);

        for (Bone left : items.opponent().bones()) {
            assertThat(items.board().bones())
                    .noneMatch(bone ->
                            bone.destination().box().meets(left.destination().box()));
        }
    }

    private static void addCounted(Cue cue, List<Seat> counted) {
        if (cue.kind() == TileCue.COUNTED) {
            counted.add(cue.seat());
        }
    }

    private void furnish(int width, int height) {
        furniture = new PubFurniture(AskedWords.words());
        ClassicLayout layout = ClassicLayout.of(
                        new PubStyle(),
                        new Display.Size(width, height, 1),
                        SafeArea.WHOLE,
                        new TableNeeds(7, false, false))
                .orElseThrow();
        furniture.fit(layout, RuleSet.MUGGINS);
        items.fit(layout.table(), Optional.of(furniture.boneyard()), 1);
    }

    private void tell(SteppedMatch end, int width, int height) {
        furnish(width, height);
        furniture.lay(end.before());
        items.board().lay(end.view().rules(), end.before().view().tableau(), "");
        while (items.board().isPondering()) {
            items.board().ponder(MOTION, START);
        }
        items.hand().lay(end.before().view().hand().tiles());
        items.opponent().lay(end.before().view().otherHandSize(), List.of());
        new EventMotion(items, furniture, furniture.places().table(), MOTION, end.state(), START).tell(end.events());
    }

    private static SteppedMatch end(Predicate<SteppedMatch> wanted) {
        for (int seed = 1; seed < 2000; seed++) {
            SteppedMatch match = new SteppedMatch(Integer.toHexString(seed), RuleSet.MUGGINS);
            while (!match.isOver()) {
                match.step();
                if (wanted.test(match)) {
                    return match;
                }
            }
        }
        throw new AssertionError("no round ends so");
    }
}
