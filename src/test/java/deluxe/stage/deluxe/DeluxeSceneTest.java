package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Cue;
import deluxe.stage.Look;
import deluxe.stage.art.Box;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.Target;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rest of the program relies on, whatever is on the table. */
class DeluxeSceneTest {
    private static final Display.Size SIZE = new Display.Size(900, 600, 1);
    private static final double FRAME_MILLIS = 16;
    private static final double LONGEST_MILLIS = 9000;

    private double now = 1000;

    private final SteppedMatch sitting =
            SteppedMatch.until(reached -> reached.canPlay() && reached.has(Event.TilePlayed.class));

    /** A table on no display yet, with nothing on it. */
    private static TableScene newScene() {
        return new TableScene(OnStage.room(), new Look(Theme.EMERALD, TileSet.IVORY, false, false), RuleSet.FIVES);
    }

    private TableScene scene() {
        TableScene scene = newScene();
        scene.resized(SIZE, SafeArea.WHOLE);
        return scene;
    }

    private TableScene sceneBefore() {
        TableScene scene = scene();
        scene.snap(sitting.before(), "");
        rest(scene);
        return scene;
    }

    private List<String> rest(TableScene scene) {
        double until = now + LONGEST_MILLIS;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += FRAME_MILLIS;
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
    void whatWasSaidWhileTheOpponentMovedLeavesWhenThePlayersTurnComes() {
        double quiet = millisToRest("");

        assertThat(millisToRest("It is Isabel's turn.") - quiet).isLessThan(500);
    }

    @Test
    void whatWasSaidIsGoneAtOnceWhenTheResultsComeOverTheTable() {
        TableScene scene = sceneBefore();
        List<String> still = frame(scene);
        scene.announcer().say("It fits nowhere.", now);
        scene.announcer().speak("Not bad.", now);
        now += 500;
        assertThat(frame(scene)).isNotEqualTo(still);

        scene.announcer().hush(now);
        now += FRAME_MILLIS;
        assertThat(frame(scene)).isEqualTo(still);
    }

    private double millisToRest(String said) {
        TableScene scene = sceneBefore();
        double from = now;
        if (!said.isEmpty()) {
            scene.announcer().say(said, now);
        }
        scene.show(sitting.state(), sitting.events(), now);
        rest(scene);
        return now - from;
    }

    @Test
    void atRestNothingMovesAndEveryFrameIsTheSame() {
        TableScene scene = sceneBefore();
        List<String> frame = frame(scene);
        now += 60_000;

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).isEqualTo(frame);
    }

    @Test
    void whatWasShownAsMotionEndsAsTheStateAlone() {
        TableScene shown = sceneBefore();
        List<String> still = frame(shown);
        shown.show(sitting.state(), sitting.events(), now);
        List<String> moved = rest(shown);
        TableScene snapped = scene();
        snapped.snap(sitting.state(), shown.placement());

        assertThat(moved).isNotEqualTo(still).hasSameSizeAs(rest(snapped));
        assertThat(snapped.placement()).isEqualTo(shown.placement());
    }

    @Test
    void whatIsToldTakesTimeUnlessItIsHurried() {
        TableScene scene = sceneBefore();
        scene.show(sitting.state(), sitting.events(), now);
        double told = scene.toldAtMillis();
        assertThat(told).isGreaterThan(now);

        scene.hurry(now);
        assertThat(scene.toldAtMillis()).isGreaterThanOrEqualTo(now).isLessThan(told);
    }

    @Test
    void whatIsHeardIsHeardOnce() {
        List<Cue> heard = new ArrayList<>();
        TableScene scene = sceneBefore();
        scene.follow(heard::add);
        scene.show(sitting.state(), sitting.events(), now);
        rest(scene);
        List<Cue> once = List.copyOf(heard);
        now += FRAME_MILLIS;
        rest(scene);

        assertThat(once).isNotEmpty();
        assertThat(heard).isEqualTo(once);
    }

    @Test
    void whatLiesThereIsFoundUnderAFinger() {
        TableScene scene = sceneBefore();
        scene.show(sitting.state(), sitting.events(), now);
        rest(scene);

        Box gear = Layouts.of(SIZE).plates().gear();
        assertThat(scene.at(gear.centreX(), gear.centreY())).isEqualTo(new Target.Gear());
        assertThat(scene.at(-100, -100)).isNotEqualTo(new Target.Gear());
    }

    @Test
    void aDisplayOfAnotherSizeShowsTheStateAtOnce() {
        TableScene scene = sceneBefore();
        scene.show(sitting.state(), sitting.events(), now);
        rest(scene);
        scene.resized(new Display.Size(640, 480, 1), SafeArea.WHOLE);
        List<String> resized = rest(scene);
        scene.resized(SIZE, SafeArea.WHOLE);

        assertThat(resized).isNotEmpty();
        assertThat(rest(scene)).isNotEqualTo(resized);
    }

    @Test
    void withoutADisplayNothingIsPainted() {
        TableScene scene = newScene();
        scene.snap(sitting.before(), "");

        assertThat(frame(scene)).isEmpty();
    }

    @Test
    void hiddenItShowsLessAndRests() {
        TableScene scene = sceneBefore();
        int open = frame(scene).size();
        scene.hide(true);

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).hasSizeLessThan(open);
    }

    @Test
    void theEmptyTableShowsOtherThingsThanAGame() {
        TableScene scene = sceneBefore();
        List<String> game = frame(scene);
        scene.clear();

        assertThat(rest(scene)).isNotEqualTo(game);
    }
}
