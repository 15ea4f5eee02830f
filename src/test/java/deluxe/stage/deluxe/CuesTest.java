package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Look;
import deluxe.stage.Motion;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TellingTimes;
import deluxe.stage.tiles.TileCue;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CuesTest {
    private static final double FRAME = 16;
    private static final double START = 1000;

    private final List<Heard> heard = new ArrayList<>();
    private double now = START;

    /** A cue, and the time of the display when it came. */
    private record Heard(Cue cue, double atMillis) {}

    @Test
    void aDealIsShuffledAndEachTileComesDownOnce() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene scene = scene(false);
        scene.show(sitting.state(), sitting.events(), now);
        playOn(scene);

        assertThat(kinds()).startsWith(TileCue.SHUFFLED);
        assertThat(of(TileCue.DEALT)).hasSize(14);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theClackComesWhenTheTileTouchesDown(boolean reducedMotion) {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.has(Event.TilePlayed.class) && !reached.isOver());
        TableScene scene = sceneBefore(sitting, reducedMotion);
        scene.show(sitting.state(), sitting.events(), now);
        boolean own = sitting.events().get(0) instanceof Event.TilePlayed played && played.seat() == Seat.PLAYER;
        double flight = own ? TileTimes.FLIGHT_MILLIS : TileTimes.LEAN_MILLIS + TileTimes.LONG_FLIGHT_MILLIS;
        playOn(scene);

        double after = of(TileCue.LAID).get(0).atMillis() - START;
        assertThat(of(TileCue.LAID)).hasSize(1);
        assertThat(after).isBetween(reducedMotion ? Motion.FADE_MILLIS : flight, flight + FRAME);
    }

    @Test
    void pointsAreHeardAsTheirSparksArriveAfterTheClack() {
        SteppedMatch sitting = SteppedMatch.until(
                reached -> reached.has(Event.PointsScored.class) && !reached.has(Event.RoundEnded.class));
        Event.PointsScored scored = (Event.PointsScored) sitting.events().stream()
                .filter(Event.PointsScored.class::isInstance)
                .findFirst()
                .orElseThrow();
        TableScene scene = sceneBefore(sitting, false);
        scene.show(sitting.state(), sitting.events(), now);
        playOn(scene);

        Heard points = of(TileCue.SCORED).get(0);
        assertThat(points.cue().size()).isEqualTo(scored.points());
        assertThat(points.cue().seat()).isEqualTo(scored.seat());
        assertThat(points.atMillis() - of(TileCue.LAID).get(0).atMillis())
                .isBetween(
                        TellingTimes.CALL_MILLIS + Motion.SPARK_MILLIS - FRAME,
                        TellingTimes.CALL_MILLIS + Motion.SPARK_MILLIS + FRAME);
    }

    @Test
    void whoWentOutIsHeardAndEachLeftoverCounted() {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.events().stream()
                .anyMatch(event -> event instanceof Event.RoundEnded ended
                        && ended.result() instanceof RoundResult.WentOut out
                        && out.seat() == Seat.PLAYER
                        && out.leftovers().size() > 2));
        TableScene scene = sceneBefore(sitting, false);
        scene.show(sitting.state(), sitting.events(), now);
        playOn(scene);

        assertThat(of(TileCue.WENT_OUT))
                .singleElement()
                .satisfies(out -> assertThat(out.cue().seat()).isEqualTo(Seat.PLAYER));
        List<Integer> counted =
                of(TileCue.COUNTED).stream().map(each -> each.cue().size()).toList();
        assertThat(counted).hasSize(sitting.state().view().otherHandSize());
        assertThat(counted).isSorted().startsWith(1, 2, 3);
    }

    @Test
    void runningOutOfMovesDoesNotSoundLikeGoingOut() {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.events().stream()
                .anyMatch(event ->
                        event instanceof Event.RoundEnded ended && ended.result() instanceof RoundResult.OutOfMoves));
        TableScene scene = sceneBefore(sitting, false);
        scene.show(sitting.state(), sitting.events(), now);
        playOn(scene);

        assertThat(kinds()).contains(TileCue.STUCK).doesNotContain(TileCue.WENT_OUT);
    }

    @Test
    void theTurnIsRungInOnceAndNotOverTheClack() {
        SteppedMatch sitting = SteppedMatch.until(reached ->
                reached.has(Event.TilePlayed.class) && reached.canPlay() && !reached.has(Event.PointsScored.class));
        TableScene scene = sceneBefore(sitting, false);
        scene.show(sitting.state(), sitting.events(), now);
        playOn(scene);
        scene.show(sitting.state(), List.of(), now);
        playOn(scene);

        assertThat(of(CommonCue.TURN_CAME)).hasSize(1);
        assertThat(of(CommonCue.TURN_CAME).get(0).atMillis())
                .isGreaterThan(of(TileCue.LAID).get(0).atMillis() + 200);
    }

    @Test
    void aLiftedTileIsHeardAndAgainWhenItIsHome() {
        SteppedMatch sitting = SteppedMatch.until(SteppedMatch::canPlay);
        TableScene scene = scene(false);
        scene.snap(sitting.state(), "");
        scene.handling().lift(sitting.view().hand().tile(0), 450, 500, false, now);
        playOn(scene);
        assertThat(kinds()).containsExactly(TileCue.LIFTED);

        scene.handling().letGo(now);
        playOn(scene);
        assertThat(kinds()).containsExactly(TileCue.LIFTED, TileCue.CAME_HOME);
    }

    @Test
    void aHurriedDealPlaysAtMostOneSoundAFrame() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene scene = scene(false);
        scene.show(sitting.state(), sitting.events(), now);
        scene.hurry(now);
        playOn(scene);

        assertThat(of(TileCue.DEALT).size()).isBetween(1, (int) (TileTimes.HURRY_MILLIS / FRAME) + 1);
    }

    @Test
    void whatHappenedWhileNobodyLookedIsNotHeardAfterwards() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene scene = scene(false);
        scene.show(sitting.state(), sitting.events(), now);
        now += 60_000;
        playOn(scene);

        assertThat(heard).isEmpty();
    }

    private TableScene scene(boolean reducedMotion) {
        TableScene scene = new TableScene(
                OnStage.room(), new Look(Theme.EMERALD, TileSet.IVORY, reducedMotion, false), RuleSet.FIVES);
        scene.resized(new Display.Size(900, 600, 1), SafeArea.WHOLE);
        scene.follow(cue -> heard.add(new Heard(cue, now)));
        return scene;
    }

    private TableScene sceneBefore(SteppedMatch sitting, boolean reducedMotion) {
        TableScene scene = scene(reducedMotion);
        scene.snap(sitting.before(), "");
        return scene;
    }

    private void playOn(TableScene scene) {
        double until = now + 9000;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += FRAME;
            assertThat(now).as("it comes to rest").isLessThan(until);
        }
    }

    private List<Cue.Kind> kinds() {
        return heard.stream().map(each -> each.cue().kind()).toList();
    }

    private List<Heard> of(Cue.Kind kind) {
        return heard.stream().filter(each -> each.cue().kind() == kind).toList();
    }
}
