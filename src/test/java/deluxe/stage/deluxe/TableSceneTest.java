package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.ports.Display;
import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.tiles.DisplaySizes;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TileCue;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TableSceneTest extends OnStage {
    /** The sprites of one tile: its face and, with the first tile, its shadow. */
    private static final int ONE_TILE = 2;

    @Test
    void atRestNothingMovesAndEveryFrameIsTheSame() {
        TableScene scene = sceneOf(SteppedMatch.withBoardOf(9));
        List<String> frame = frame(scene);

        now += 60_000;

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).isEqualTo(frame);
    }

    /** The size changes with each step. */
    @Test
    void whatWasShownAsMotionEndsAsTheStateAlone() {
        List<Display.Size> sizes = DisplaySizes.all().toList();
        showAMatchOn(step -> sizes.get(step % sizes.size()));
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    @EnabledIfSystemProperty(named = "tests.all", matches = "true")
    void whatWasShownAsMotionEndsAsTheStateAloneOnEachDisplay(Display.Size size) {
        showAMatchOn(step -> size);
    }

    private void showAMatchOn(IntFunction<Display.Size> sizes) {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene shown = scene(sizes.apply(0), false);
        shown.show(sitting.state(), sitting.events(), now);
        for (int step = 0; step < 45 && !sitting.isOver(); step++) {
            sitting.step();
            now = Math.max(now, shown.toldAtMillis());
            shown.show(sitting.state(), sitting.events(), now);
            rest(shown);
            shown.resized(sizes.apply(step), SafeArea.WHOLE);
            List<String> moved = rest(shown);

            TableScene snapped = scene(sizes.apply(step), false);
            snapped.snap(sitting.state(), shown.placement());
            now += LONGEST;
            List<String> still = rest(snapped);
            assertThat(draws(moved)).as("after step " + step).isEqualTo(draws(still));
        }
    }

    @Test
    void eachOfTheFirstFramesDrawsOneThingAtMost() {
        TableScene scene = scene(SIZE, false);
        RecordingSurface surface = new RecordingSurface(1);
        boolean goesOn = true;
        for (int frame = 1; goesOn; frame++) {
            int drawn = surface.sprites().size();
            goesOn = scene.paint(surface, now);
            int tiles = surface.sprites().size() - drawn;
            assertThat(tiles).as("sprites drawn in frame " + frame).isLessThanOrEqualTo(ONE_TILE);
        }

        assertThat(surface.sprites()).as("the table and its tiles").hasSizeGreaterThan(8);
    }

    @Test
    void nothingIsPaintedBeforeThereIsAPartOfTheTable() {
        TableScene scene = scene(SIZE, false);
        RecordingSurface surface = new RecordingSurface(1);
        assertThat(scene.paint(surface, now)).isTrue();
        assertThat(surface.count("fill") + surface.count("draw")).isZero();

        scene.paint(surface, now);
        assertThat(surface.count("draw")).isPositive();
    }

    @Test
    void aRestoredBoardLiesAsItLay() {
        TableScene scene = sceneOf(SteppedMatch.withBoardOf(14));
        String codes = scene.placement();

        TableScene restored = scene(SIZE, false);
        restored.snap(SteppedMatch.withBoardOf(14).state(), codes);

        assertThat(restored.placement()).isEqualTo(codes);
    }

    @Test
    void codesThatSuitNoBoardAreLeftAside() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(5);
        for (String codes : List.of("", "nonsense", "900 360", "900 360 ?", "1 1 1", "99999999999 3 x")) {
            TableScene scene = scene(SIZE, false);
            scene.snap(sitting.state(), codes);
            assertThat(scene.placement()).isNotEmpty();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyEventIsTold() {
        return Stream.of(
                told("a deal", sitting -> sitting.has(Event.RoundDealt.class)),
                told("a play", sitting -> sitting.has(Event.TilePlayed.class)),
                told("points", sitting -> sitting.has(Event.PointsScored.class)),
                told("a draw of the opponent", sitting -> drew(sitting, Seat.OPPONENT)),
                told("a draw of the player", sitting -> drew(sitting, Seat.PLAYER)),
                told("the player going out", sitting -> wentOut(sitting, Seat.PLAYER)),
                told("the opponent going out", sitting -> wentOut(sitting, Seat.OPPONENT)),
                told("the end of the game", sitting -> sitting.has(Event.GameEnded.class)));
    }

    private static boolean drew(SteppedMatch sitting, Seat seat) {
        return sitting.events().stream()
                .anyMatch(event -> event instanceof Event.TileDrawn drawn && drawn.seat() == seat);
    }

    private static boolean wentOut(SteppedMatch sitting, Seat seat) {
        return sitting.events().stream()
                .anyMatch(event -> event instanceof Event.RoundEnded ended
                        && ended.result() instanceof RoundResult.WentOut out
                        && out.seat() == seat
                        && !out.leftovers().isEmpty());
    }

    private DynamicTest told(String name, Predicate<SteppedMatch> wanted) {
        return DynamicTest.dynamicTest(name, () -> {
            SteppedMatch sitting = SteppedMatch.until(wanted);
            TableScene scene = scene(SIZE, false);
            scene.snap(sitting.before(), "");
            rest(scene);
            scene.show(sitting.state(), sitting.events(), now);

            assertThat(scene.toldAtMillis()).isGreaterThan(now);
            assertThat(scene.paint(new RecordingSurface(1), now)).isTrue();
            rest(scene);
        });
    }

    @Test
    void showingAPassTakesTime() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(6);
        TableScene scene = sceneOf(sitting);

        scene.show(sitting.state(), List.of(new Event.Passed(Seat.PLAYER)), now);

        assertThat(scene.toldAtMillis()).isGreaterThan(now);
        rest(scene);
    }

    @Test
    void whatIsHurriedIsToldAtOnce() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene scene = scene(SIZE, false);
        scene.show(sitting.state(), sitting.events(), now);
        assertThat(scene.toldAtMillis()).isGreaterThan(now + 500);

        scene.hurry(now);

        assertThat(scene.toldAtMillis()).isLessThanOrEqualTo(now + TileTimes.HURRY_MILLIS + .001);
    }

    @Test
    void aDisplayThatChangesItsSizeBeforeTheFirstFrameCutsNothingShort() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene resized = scene(new Display.Size(900, 392, 1), false);
        TableScene always = scene(SIZE, false);
        for (TableScene scene : List.of(resized, always)) {
            scene.show(sitting.state(), sitting.events(), now);
        }
        resized.resized(SIZE, SafeArea.WHOLE);

        assertThat(resized.toldAtMillis()).isEqualTo(always.toldAtMillis());
        for (int frame = 0; frame < 60; frame++) {
            assertThat(frame(resized)).as("frame " + frame).isEqualTo(frame(always));
            now += FRAME;
        }
    }

    @Test
    void aPlayThatNobodyHasSeenYetIsToldOnTheTableOfItsNewSize() {
        SteppedMatch sitting = SteppedMatch.until(reached ->
                reached.has(Event.TilePlayed.class) && reached.view().tableau().size() == 6);
        TableScene scene = scene(new Display.Size(900, 392, 1), false);
        scene.snap(sitting.before(), "");
        rest(scene);
        scene.show(sitting.state(), sitting.events(), now);
        double told = scene.toldAtMillis();
        scene.resized(SIZE, SafeArea.WHOLE);

        List<Cue.Kind> heard = new ArrayList<>();
        scene.follow(cue -> heard.add(cue.kind()));

        assertThat(scene.toldAtMillis()).isEqualTo(told);
        rest(scene);
        assertThat(heard).contains(TileCue.LAID);
    }

    @Test
    void nothingOfTheGameIsSeenWhileHidden() {
        TableScene scene = sceneOf(SteppedMatch.withBoardOf(9));

        scene.hide(true);

        assertThat(frame(scene)).filteredOn(call -> call.startsWith("draw")).hasSize(1);
    }

    @Test
    void withReducedMotionNothingIsThrownAbout() {
        TableScene scene = scene(SIZE, true);
        scene.snap(SteppedMatch.withBoardOf(5).state(), "");
        scene.showClock(11);
        rest(scene);

        scene.conclude("100!", Optional.of(Seat.PLAYER));
        scene.showClock(10);
        now = scene.toldAtMillis() + 3000;

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
    }

    @Test
    void atTheEndTheBoardIsSeenForAMomentBeforeTheTargetStrikes() {
        TableScene scene = shown(SteppedMatch.withBoardOf(5));
        double told = scene.toldAtMillis();
        List<Cue.Kind> heard = new ArrayList<>();
        scene.follow(cue -> heard.add(cue.kind()));
        long before = draws(frame(scene));

        scene.conclude("100!", Optional.of(Seat.OPPONENT));
        assertThat(scene.toldAtMillis()).isGreaterThan(told + 800);
        now = told + 700;
        assertThat(draws(frame(scene))).isEqualTo(before);
        assertThat(heard).isEmpty();

        now = scene.toldAtMillis();
        frame(scene);
        assertThat(draws(frame(scene))).isEqualTo(before + 1);
        assertThat(heard).containsExactly(CommonCue.LOST);
    }

    private TableScene shown(SteppedMatch match) {
        TableScene scene = sceneOf(match);
        scene.show(match.state(), List.of(), now);
        rest(scene);
        return scene;
    }

    @Test
    void confettiFallsWhileTheWordStrikesIfThePlayerHasWon() {
        TableScene won = shown(SteppedMatch.withBoardOf(5));
        won.conclude("100!", Optional.of(Seat.PLAYER));
        now = won.toldAtMillis() + 500;
        List<String> confetti = frame(won);
        TableScene lost = shown(SteppedMatch.withBoardOf(5));
        lost.conclude("100!", Optional.of(Seat.OPPONENT));
        now = lost.toldAtMillis() + 500;

        assertThat(confetti).hasSizeGreaterThan(frame(lost).size() + 100);
    }

    @Test
    void aStateThatTheEventsDoNotLeadToIsShownAllTheSame() {
        TableScene scene = sceneOf(SteppedMatch.withBoardOf(3));
        SteppedMatch other = SteppedMatch.withBoardOf(11);

        scene.show(other.state(), other.events(), now);

        assertThat(draws(rest(scene))).isEqualTo(draws(rest(sceneOf(other))));
    }

    @Test
    void theClockStandsStillBetweenItsSeconds() {
        TableScene scene = sceneOf(SteppedMatch.withBoardOf(4));
        scene.showClock(29);
        assertThat(scene.paint(new RecordingSurface(1), now)).isTrue();
        rest(scene);

        scene.showClock(29);

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void noTextIsSmallerThanTwelvePixels(Display.Size size) {
        SteppedMatch sitting = SteppedMatch.until(SteppedMatch::mustDraw);
        TableScene scene = scene(size, false);
        scene.snap(sitting.state(), "");
        scene.showClock(299);
        scene.announcer().hintBoneyard("Draw from the boneyard");
        scene.handling().explainSum(true);
        scene.announcer().say("3-4 doesn't fit any open end: they are 5 and 2", now);
        scene.announcer().announce("Out of Moves", now);
        RecordingSurface surface = new RecordingSurface(1);
        List<String> texts = new ArrayList<>();
        for (int frame = 0; frame < 40; frame++) {
            scene.paint(surface, now);
            now += FRAME;
        }
        collect(surface, texts);

        assertThat(texts)
                .hasSizeGreaterThan(8)
                .allSatisfy(text -> assertThat(Double.parseDouble(text.substring(text.lastIndexOf(' ') + 1)))
                        .as(text)
                        .isGreaterThanOrEqualTo(12));
    }

    private static void collect(RecordingSurface surface, List<String> texts) {
        surface.calls().stream().filter(call -> call.startsWith("text ")).forEach(texts::add);
        for (RecordingSprite sprite : surface.sprites()) {
            collect(sprite.surface(), texts);
        }
    }
}
