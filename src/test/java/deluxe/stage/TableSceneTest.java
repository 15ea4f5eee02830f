package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.End;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TableSceneTest {
    private static final Display.Size SIZE = new Display.Size(900, 600, 1);
    private static final double FRAME = 16;
    private static final double LONGEST = 9000;

    private double now = 1000;

    private static TableScene scene(Display.Size size, boolean reducedMotion) {
        TableScene scene = new TableScene(new Wardrobe(Theme.EMERALD, TileSet.IVORY, reducedMotion, false));
        scene.resized(size, SafeArea.WHOLE);
        return scene;
    }

    private TableScene sceneOf(Sitting sitting) {
        TableScene scene = scene(SIZE, false);
        scene.snap(sitting.state(), "");
        rest(scene);
        return scene;
    }

    /** Paints frame after frame until nothing moves, and returns what the last frame showed. */
    private List<String> rest(TableScene scene) {
        double until = now + LONGEST;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += FRAME;
            assertThat(now).as("it comes to rest").isLessThan(until);
        }
        return frame(scene);
    }

    private List<String> frame(TableScene scene) {
        RecordingSurface surface = new RecordingSurface(1);
        scene.paint(surface, now);
        assertThat(surface.unrestored()).isZero();
        return surface.calls();
    }

    @Test
    void atRestNothingMovesAndEveryFrameIsTheSame() {
        TableScene scene = sceneOf(Sitting.withBoardOf(9));
        List<String> frame = frame(scene);

        now += 60_000;

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).isEqualTo(frame);
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.Screens#all")
    void whatWasShownAsMotionEndsAsTheStateAlone(Display.Size size) {
        Sitting sitting = new Sitting("beef");
        TableScene shown = scene(size, false);
        shown.show(sitting.state(), sitting.events(), now);
        for (int step = 0; step < 45 && !sitting.isOver(); step++) {
            sitting.step();
            now = Math.max(now, shown.toldAtMillis());
            shown.show(sitting.state(), sitting.events(), now);
            List<String> moved = rest(shown);

            TableScene snapped = scene(size, false);
            snapped.snap(sitting.state(), shown.boardCodes());
            now += LONGEST;
            List<String> still = rest(snapped);
            assertThat(draws(moved)).as("after step " + step).isEqualTo(draws(still));
        }
    }

    /** The eye may be further back than a fresh one, as it comes closer only where that is worth it; so places are left out. */
    private static long draws(List<String> frame) {
        return frame.stream().filter(call -> call.startsWith("draw")).count();
    }

    @Test
    void aRestoredBoardLiesAsItLay() {
        TableScene scene = sceneOf(Sitting.withBoardOf(14));
        String codes = scene.boardCodes();

        TableScene restored = scene(SIZE, false);
        restored.snap(Sitting.withBoardOf(14).state(), codes);

        assertThat(restored.boardCodes()).isEqualTo(codes);
    }

    @Test
    void codesThatSuitNoBoardAreLeftAside() {
        Sitting sitting = Sitting.withBoardOf(5);
        for (String codes : List.of("", "nonsense", "900 360", "900 360 ?", "1 1 1", "99999999999 3 x")) {
            TableScene scene = scene(SIZE, false);
            scene.snap(sitting.state(), codes);
            assertThat(scene.boardCodes()).isNotEmpty();
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

    private static boolean drew(Sitting sitting, Seat seat) {
        return sitting.events().stream()
                .anyMatch(event -> event instanceof Event.TileDrawn drawn && drawn.seat() == seat);
    }

    private static boolean wentOut(Sitting sitting, Seat seat) {
        return sitting.events().stream()
                .anyMatch(event -> event instanceof Event.RoundEnded ended
                        && ended.result() instanceof RoundResult.WentOut out
                        && out.seat() == seat
                        && !out.leftovers().isEmpty());
    }

    private DynamicTest told(String name, Predicate<Sitting> wanted) {
        return DynamicTest.dynamicTest(name, () -> {
            Sitting sitting = Sitting.until(wanted);
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
    void whoCannotGoShrugs() {
        Sitting sitting = Sitting.withBoardOf(6);
        TableScene scene = sceneOf(sitting);

        scene.show(sitting.state(), List.of(new Event.Passed(Seat.PLAYER)), now);

        assertThat(scene.toldAtMillis()).isGreaterThan(now);
        rest(scene);
    }

    @Test
    void whatIsHurriedIsToldAtOnce() {
        Sitting sitting = new Sitting("beef");
        TableScene scene = scene(SIZE, false);
        scene.show(sitting.state(), sitting.events(), now);
        assertThat(scene.toldAtMillis()).isGreaterThan(now + 500);

        scene.hurry(now);

        assertThat(scene.toldAtMillis()).isLessThanOrEqualTo(now + Motion.HURRY_MILLIS + .001);
    }

    @Test
    void aLiftedTileAimsAtTheNearestEndAndStaysWithItUntilAnotherIsClearlyNearer() {
        Sitting sitting = Sitting.until(this::hasTileForTwoEnds);
        TableScene scene = sceneOf(sitting);
        Tile tile = tileForTwoEnds(sitting).orElseThrow();
        Board board = new Board();
        board.fit(TableLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow().board(), 1);
        board.lay(sitting.view().rules(), sitting.view().tableau(), scene.boardCodes());
        Aim aim = new Aim(board, sitting.view().tableau(), tile, true);
        Pose one = board.pose(aim.landings().get(0).spot());
        Pose two = board.pose(aim.landings().get(1).spot());
        End first = aim.landings().get(0).end();
        End second = aim.landings().get(1).end();

        scene.lift(tile, one.x(), one.y(), false, now);
        double middleX = (one.x() + two.x()) / 2;
        double middleY = (one.y() + two.y()) / 2;
        Aim fromFirst = new Aim(board, sitting.view().tableau(), tile, true);
        fromFirst.follow(one.x(), one.y());
        assertThat(fromFirst.end()).contains(first);
        double stepX = (two.x() - one.x()) / Math.hypot(two.x() - one.x(), two.y() - one.y());
        double stepY = (two.y() - one.y()) / Math.hypot(two.x() - one.x(), two.y() - one.y());
        fromFirst.follow(middleX + stepX * board.u() * .1, middleY + stepY * board.u() * .1);
        assertThat(fromFirst.end()).contains(first);
        fromFirst.follow(two.x(), two.y());
        assertThat(fromFirst.end()).contains(second);
        fromFirst.follow(middleX - stepX * board.u() * .1, middleY - stepY * board.u() * .1);
        assertThat(fromFirst.end()).contains(second);
    }

    private boolean hasTileForTwoEnds(Sitting sitting) {
        return sitting.canPlay()
                && sitting.view().tableau().size() > 3
                && tileForTwoEnds(sitting).isPresent();
    }

    private static Optional<Tile> tileForTwoEnds(Sitting sitting) {
        List<Play> plays = sitting.view().plays().list();
        for (int at = 1; at < plays.size(); at++) {
            if (plays.get(at).tile().equals(plays.get(at - 1).tile())) {
                return Optional.of(plays.get(at).tile());
            }
        }
        return Optional.empty();
    }

    @Test
    void aTileThatIsLetGoFliesHome() {
        Sitting sitting = Sitting.withBoardOf(7);
        TableScene scene = sceneOf(sitting);
        List<String> before = frame(scene);
        Tile tile = sitting.view().plays().tile(0);

        scene.lift(tile, 400, 520, true, now);
        assertThat(scene.drag(450, 330, now + 50)).isPresent();
        assertThat(scene.drag(450, 590, now + 90)).isEmpty();
        scene.letGo(now + 100);

        assertThat(rest(scene)).isEqualTo(before);
    }

    @Test
    void aTileThatFitsNowhereAimsAtNothing() {
        Sitting sitting =
                Sitting.until(found -> found.canPlay() && unplayable(found).isPresent());
        TableScene scene = sceneOf(sitting);

        scene.lift(unplayable(sitting).orElseThrow(), 400, 520, false, now);

        assertThat(scene.drag(450, 300, now + 50)).isEmpty();
    }

    private static Optional<Tile> unplayable(Sitting sitting) {
        return sitting.view().hand().tiles().stream()
                .filter(tile -> !sitting.view().tableau().fits(tile))
                .findFirst();
    }

    @Test
    void aResizeInTheMiddleOfADragBringsTheTileHome() {
        Sitting sitting = Sitting.withBoardOf(7);
        TableScene scene = sceneOf(sitting);
        List<String> before = frame(scene);
        scene.lift(sitting.view().plays().tile(0), 400, 520, false, now);
        scene.drag(450, 300, now + 50);

        scene.resized(new Display.Size(600, 900, 1), SafeArea.WHOLE);
        scene.resized(SIZE, SafeArea.WHOLE);

        assertThat(scene.drag(450, 300, now + 60)).isEmpty();
        assertThat(draws(rest(scene))).isEqualTo(draws(before));
    }

    @Test
    void fingersMeetWhatIsUnderThem() {
        Sitting sitting =
                Sitting.until(found -> found.canPlay() && found.view().hand().size() == 8);
        TableScene scene = sceneOf(sitting);
        TableLayout layout = TableLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow();

        assertThat(scene.at(layout.gear().centreX(), layout.gear().centreY())).isEqualTo(new Target.Gear());
        assertThat(scene.at(layout.counter().centreX(), layout.counter().centreY()))
                .isEqualTo(new Target.Counter());
        assertThat(scene.at(layout.board().x() + 2, layout.board().bottom() - 2))
                .isEqualTo(new Target.Board());
        assertThat(scene.at(3, 598)).isEqualTo(new Target.Elsewhere());
        HandRow hand = new HandRow();
        hand.fit(layout.hand());
        hand.lay(sitting.view().hand().tiles());
        for (Bone bone : hand.bones()) {
            assertThat(scene.at(bone.destination().x(), bone.destination().y()))
                    .isEqualTo(new Target.HandTile(bone.tile().orElseThrow()));
        }
    }

    @Test
    void theBoneyardIsATargetOnlyWhileThePlayerMustDraw() {
        TableLayout layout = TableLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow();
        double x = layout.playersHeap().centreX();
        double y = layout.playersHeap().centreY();

        assertThat(sceneOf(Sitting.until(Sitting::mustDraw)).at(x, y)).isEqualTo(new Target.Boneyard());
        assertThat(sceneOf(Sitting.withBoardOf(7)).at(x, y)).isEqualTo(new Target.Elsewhere());
    }

    @Test
    void nothingOfTheGameIsSeenWhileHidden() {
        TableScene scene = sceneOf(Sitting.withBoardOf(9));

        scene.hide(true);

        assertThat(frame(scene)).filteredOn(call -> call.startsWith("draw")).hasSize(1);
    }

    @Test
    void withReducedMotionNothingIsThrownAbout() {
        TableScene scene = scene(SIZE, true);
        scene.snap(Sitting.withBoardOf(5).state(), "");
        rest(scene);

        scene.celebrate(now);
        scene.showClock(10);

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
    }

    @Test
    void aStateThatTheEventsDoNotLeadToIsShownAllTheSame() {
        TableScene scene = sceneOf(Sitting.withBoardOf(3));
        Sitting other = Sitting.withBoardOf(11);

        scene.show(other.state(), other.events(), now);

        assertThat(draws(rest(scene))).isEqualTo(draws(rest(sceneOf(other))));
    }

    @Test
    void theClockStandsStillBetweenItsSeconds() {
        TableScene scene = sceneOf(Sitting.withBoardOf(4));
        scene.showClock(29);
        assertThat(scene.paint(new RecordingSurface(1), now)).isTrue();
        rest(scene);

        scene.showClock(29);

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.Screens#all")
    void noTextIsSmallerThanTwelvePixels(Display.Size size) {
        Sitting sitting = Sitting.until(Sitting::mustDraw);
        TableScene scene = scene(size, false);
        scene.snap(sitting.state(), "");
        scene.showClock(299);
        scene.hintBoneyard("Tap the boneyard to draw");
        scene.explainSum(true);
        scene.say("3-4 fits no open end: they are 5 and 2", now);
        scene.announce("Out of Moves", now);
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
