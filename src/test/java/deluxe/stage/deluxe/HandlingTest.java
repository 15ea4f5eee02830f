package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Motion;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.HandSpots;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.Target;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What fingers and keys do on the table. */
class HandlingTest extends OnStage {
    @Test
    void aTileThatIsLetGoFliesHome() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(7);
        TableScene scene = sceneOf(sitting);
        List<String> before = frame(scene);
        Tile tile = sitting.view().plays().tile(0);

        scene.handling().lift(tile, 400, 520, true, now);
        assertThat(scene.handling().drag(450, 330, now + 50)).isPresent();
        assertThat(scene.handling().drag(450, 590, now + 90)).isEmpty();
        scene.handling().letGo(now + 100);

        assertThat(rest(scene)).isEqualTo(before);
    }

    @Test
    void aTileWithTheFocusThatHasScrolledAwayHasNoRing() {
        SteppedMatch sitting = SteppedMatch.until(it -> it.view().hand().size() > 9 && it.canPlay());
        TableScene scene = scene(new Display.Size(568, 320, 1), false);
        scene.snap(sitting.state(), "");
        scene.handling()
                .focus(Optional.of(new Target.HandTile(sitting.view().hand().tile(0))));
        List<String> ringed = rest(scene);
        scene.handling().scrollHand(SIZE.width());
        scene.handling().settleHand(now);
        List<String> scrolled = rest(scene);
        scene.handling().focus(Optional.empty());

        assertThat(rest(scene)).isEqualTo(scrolled);
        assertThat(scrolled).isNotEqualTo(ringed);
    }

    @Test
    void wordsOverTheBoardGoWhenATileIsPicked() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(7);
        Tile tile = sitting.view().plays().tile(0);
        double said = now;
        double picked = said + Motion.GLANCE_MILLIS;
        List<List<String>> before = new ArrayList<>();
        List<List<String>> after = new ArrayList<>();
        for (boolean isSaid : List.of(true, false)) {
            TableScene scene = sceneOf(sitting);
            if (isSaid) {
                scene.announcer().announce("5 + 10 = 15", said);
            }
            now = picked;
            before.add(frame(scene));
            scene.handling().select(Optional.of(tile), picked);
            now = picked + Motion.FADE_MILLIS + FRAME;
            after.add(frame(scene));
            now = said;
        }
        assertThat(before.get(0)).isNotEqualTo(before.get(1));
        assertThat(after.get(0)).isEqualTo(after.get(1));
    }

    @Test
    void aTileHeldWhileTheOpponentPlaysIsShownItsPlacesAndSumsWhenTheNewTileLies() {
        SteppedMatch sitting = SteppedMatch.until(HandlingTest::offersTheTileThatWasJustPlayed);
        TableScene scene = scene(SIZE, false);
        scene.snap(sitting.before(), "");
        rest(scene);
        Tile tile = joinsTheNewest(sitting).orElseThrow();
        scene.handling().lift(tile, 450, 560, false, now);
        assertThat(scene.handling().drag(450, 250, now + 20)).isEmpty();
        now += 200;
        rest(scene);

        scene.show(sitting.state(), sitting.events(), now);

        assertThat(scene.handling().drag(450, 250, now)).isPresent();
        assertThat(sums(scene)).as("sums while it flies").isZero();
        assertThat(ghosts(scene)).as("ghosts while it flies").isZero();
        now += TileTimes.LEAN_MILLIS + TileTimes.LONG_FLIGHT_MILLIS;
        assertThat(sums(scene)).as("sums when it lies").isEqualTo(1);
        assertThat(ghosts(scene)).as("ghosts when it lies").isEqualTo(1);
    }

    @Test
    void whatIsHeldStillIsAimedAnewWithoutAMoveOfTheHand() {
        SteppedMatch sitting = SteppedMatch.until(HandlingTest::offersTheTileThatWasJustPlayed);
        TableScene still = scene(SIZE, false);
        TableScene moved = scene(SIZE, false);
        for (TableScene scene : List.of(still, moved)) {
            scene.snap(sitting.before(), "");
            scene.handling().lift(joinsTheNewest(sitting).orElseThrow(), 450, 560, false, now);
            scene.handling().drag(450, 250, now);
            scene.show(sitting.state(), sitting.events(), now);
        }
        moved.handling().drag(450, 250, now);
        double start = now;
        List<String> expected = rest(moved);
        now = start;

        assertThat(rest(still)).isEqualTo(expected);
    }

    private static boolean offersTheTileThatWasJustPlayed(SteppedMatch sitting) {
        boolean opponents = sitting.events().stream()
                .anyMatch(event -> event instanceof Event.TilePlayed played && played.seat() == Seat.OPPONENT);
        return opponents
                && !sitting.has(Event.PointsScored.class)
                && sitting.canPlay()
                && joinsTheNewest(sitting).isPresent();
    }

    /** A tile that fits only at the tile that was played last. */
    private static Optional<Tile> joinsTheNewest(SteppedMatch sitting) {
        int newest = sitting.view().tableau().size() - 1;
        List<Play> plays = sitting.view().plays().list();
        return plays.stream()
                .map(Play::tile)
                .filter(tile -> plays.stream()
                        .filter(play -> play.tile().equals(tile))
                        .allMatch(play -> play.end().played() == newest))
                .findFirst();
    }

    /** How many ghosts of tiles are drawn where the tiles would land. */
    private long ghosts(TableScene scene) {
        return frame(scene).stream().filter("alpha 0.46"::equals).count();
    }

    /** How many medals of sums are drawn anew: pictures as wide as high with a text. */
    private long sums(TableScene scene) {
        RecordingSurface surface = new RecordingSurface(1);
        for (int frame = 0; frame < 5; frame++) {
            scene.paint(surface, now);
        }
        return surface.sprites().stream()
                .filter(sprite -> sprite.width() == sprite.height())
                .filter(sprite -> sprite.surface().count("text ") > 0)
                .count();
    }

    @Test
    void aTileThatFitsNowhereAimsAtNothing() {
        SteppedMatch sitting =
                SteppedMatch.until(found -> found.canPlay() && unplayable(found).isPresent());
        TableScene scene = sceneOf(sitting);

        scene.handling().lift(unplayable(sitting).orElseThrow(), 400, 520, false, now);

        assertThat(scene.handling().drag(450, 300, now + 50)).isEmpty();
    }

    private static Optional<Tile> unplayable(SteppedMatch sitting) {
        return sitting.view().hand().tiles().stream()
                .filter(tile -> !sitting.view().tableau().fits(tile))
                .findFirst();
    }

    @Test
    void aResizeInTheMiddleOfADragBringsTheTileHome() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(7);
        TableScene scene = sceneOf(sitting);
        List<String> before = frame(scene);
        scene.handling().lift(sitting.view().plays().tile(0), 400, 520, false, now);
        scene.handling().drag(450, 300, now + 50);

        scene.resized(new Display.Size(600, 900, 1), SafeArea.WHOLE);
        scene.resized(SIZE, SafeArea.WHOLE);

        assertThat(scene.handling().drag(450, 300, now + 60)).isEmpty();
        assertThat(draws(rest(scene))).isEqualTo(draws(before));
    }

    @Test
    void fingersMeetWhatIsUnderThem() {
        SteppedMatch sitting = SteppedMatch.until(
                found -> found.canPlay() && found.view().hand().size() == 8);
        TableScene scene = sceneOf(sitting);
        TableLayout layout = DeluxeLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow();

        assertThat(scene.handling()
                        .at(
                                layout.plates().gear().centreX(),
                                layout.plates().gear().centreY()))
                .isEqualTo(new Target.Gear());
        assertThat(scene.handling()
                        .at(
                                layout.plates().counter().centreX(),
                                layout.plates().counter().centreY()))
                .isEqualTo(new Target.Counter());
        assertThat(scene.handling().at(layout.board().x() + 2, layout.board().bottom() - 2))
                .isEqualTo(new Target.Board());
        assertThat(scene.handling().at(3, 598)).isEqualTo(new Target.Elsewhere());
        List<Tile> tiles = sitting.view().hand().tiles();
        HandSpots hand = new HandSpots(layout.hand(), layout.reach());
        for (int at = 0; at < tiles.size(); at++) {
            Box tile = hand.tile(at, tiles.size());
            assertThat(scene.handling().at(tile.centreX(), tile.centreY()))
                    .isEqualTo(new Target.HandTile(tiles.get(at)));
        }
    }

    @Test
    void theBoneyardIsATargetOnlyWhileThePlayerMustDraw() {
        TableLayout layout = DeluxeLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow();
        double x = layout.heaps().own().centreX();
        double y = layout.heaps().own().centreY();

        assertThat(sceneOf(SteppedMatch.until(SteppedMatch::mustDraw))
                        .handling()
                        .at(x, y))
                .isEqualTo(new Target.Boneyard());
        assertThat(sceneOf(SteppedMatch.withBoardOf(7)).handling().at(x, y)).isEqualTo(new Target.Elsewhere());
    }

    @Test
    void ofALargeHandATileThatCanBePlayedIsInSight() {
        SteppedMatch sitting = SteppedMatch.until(HandlingTest::canOnlyPlayTheLastOfMany);
        TableScene scene = sceneOf(sitting);
        assertThat(seen(scene)).anyMatch(sitting.view().tableau()::fits);

        scene.handling().scrollHand(-1000);
        assertThat(seen(scene)).noneMatch(sitting.view().tableau()::fits);
        scene.show(sitting.state(), List.of(), now);
        rest(scene);
        assertThat(seen(scene)).anyMatch(sitting.view().tableau()::fits);
    }

    private static boolean canOnlyPlayTheLastOfMany(SteppedMatch sitting) {
        List<Tile> tiles = sitting.view().hand().tiles();
        return sitting.canPlay()
                && tiles.size() > 11
                && tiles.subList(0, 10).stream().noneMatch(sitting.view().tableau()::fits);
    }

    @Test
    void theHandLeavesRoomForTheBoneyardBesideItWhileThePlayerDraws() {
        SteppedMatch sitting = SteppedMatch.until(
                found -> found.mustDraw() && found.view().hand().size() == 9);
        TableScene scene = sceneOf(sitting);
        TableLayout layout = DeluxeLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow();
        Box heap = layout.heaps().own();

        assertThat(scene.handling().at(heap.x() + 1, heap.centreY())).isEqualTo(new Target.Boneyard());
        assertThat(seen(scene)).hasSize(7);

        scene.show(new SteppedMatch("1").state(), List.of(), now);
        while (!sitting.canPlay()) {
            sitting.step();
            scene.show(sitting.state(), sitting.events(), now);
            rest(scene);
        }
        assertThat(seen(scene)).hasSizeGreaterThan(8);
    }

    @Test
    void aTileUnderTheMouseStandsAPixelHigherAndLiesDownAgain() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(7);
        TableScene scene = sceneOf(sitting);
        List<String> before = frame(scene);

        assertThat(scene.handling().hover(Optional.of(sitting.view().plays().tile(0))))
                .isTrue();
        assertThat(frame(scene)).as("it rises softly").isEqualTo(before);
        List<String> risen = rest(scene);
        assertThat(risen).isNotEqualTo(before).hasSameSizeAs(before);

        assertThat(scene.handling().hover(Optional.empty())).isTrue();
        assertThat(rest(scene)).isEqualTo(before);
        assertThat(scene.handling().hover(Optional.empty())).isFalse();
    }

    @Test
    void withLessMotionATileUnderTheMouseStandsHigherAtOnce() {
        SteppedMatch sitting = SteppedMatch.withBoardOf(7);
        TableScene scene = scene(SIZE, true);
        scene.snap(sitting.state(), "");
        List<String> before = rest(scene);

        scene.handling().hover(Optional.of(sitting.view().plays().tile(0)));

        List<String> risen = frame(scene);
        assertThat(risen).isNotEqualTo(before);
        assertThat(rest(scene)).isEqualTo(risen);
    }

    /** The tiles that can be pointed at. */
    private static Set<Tile> seen(TableScene scene) {
        Box hand = DeluxeLayout.of(SIZE, SafeArea.WHOLE, false).orElseThrow().reach();
        Set<Tile> seen = new HashSet<>();
        for (double x = hand.x(); x < hand.right(); x++) {
            if (scene.handling().at(x, hand.centreY()) instanceof Target.HandTile found) {
                seen.add(found.tile());
            }
        }
        return seen;
    }
}
