package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What must hold at every table, tested through {@link Scene} alone. */
public abstract class SceneRules<S, E, T> {
    private static final Display.Size SIZE = new Display.Size(900, 600, 1);
    private static final double FRAME_MILLIS = 16;
    private static final double LONGEST_MILLIS = 9000;

    private double now = 1000;

    /** A table on no display yet, with nothing on it. */
    protected abstract Scene<S, E, T> newScene();

    /** The state from which {@link #events} lead to {@link #after}. */
    protected abstract S before();

    protected abstract S after();

    protected abstract List<E> events();

    /** What is in {@link #targetBox} once the events have been told, on a display of 900 by 600. */
    protected abstract T target();

    protected abstract Box targetBox();

    private Scene<S, E, T> scene() {
        Scene<S, E, T> scene = newScene();
        scene.resized(SIZE, SafeArea.WHOLE);
        return scene;
    }

    private Scene<S, E, T> sceneBefore() {
        Scene<S, E, T> scene = scene();
        scene.snap(before(), "");
        rest(scene);
        return scene;
    }

    private List<String> rest(Scene<S, E, T> scene) {
        double until = now + LONGEST_MILLIS;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += FRAME_MILLIS;
            assertThat(now).as("it comes to rest").isLessThan(until);
        }
        return frame(scene);
    }

    private List<String> frame(Scene<S, E, T> scene) {
        RecordingSurface surface = new RecordingSurface(1);
        scene.paint(surface, now);
        assertThat(surface.unrestored()).isZero();
        return surface.calls();
    }

    @Test
    void atRestNothingMovesAndEveryFrameIsTheSame() {
        Scene<S, E, T> scene = sceneBefore();
        List<String> frame = frame(scene);
        now += 60_000;

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).isEqualTo(frame);
    }

    @Test
    void whatWasShownAsMotionEndsAsTheStateAlone() {
        Scene<S, E, T> shown = sceneBefore();
        List<String> still = frame(shown);
        shown.show(after(), events(), now);
        List<String> moved = rest(shown);
        Scene<S, E, T> snapped = scene();
        snapped.snap(after(), shown.placement());

        assertThat(moved).isNotEqualTo(still).hasSameSizeAs(rest(snapped));
        assertThat(snapped.placement()).isEqualTo(shown.placement());
    }

    @Test
    void whatIsToldTakesTimeUnlessItIsHurried() {
        Scene<S, E, T> scene = sceneBefore();
        scene.show(after(), events(), now);
        double told = scene.toldAtMillis();
        assertThat(told).isGreaterThan(now);

        scene.hurry(now);
        assertThat(scene.toldAtMillis()).isGreaterThanOrEqualTo(now).isLessThan(told);
    }

    @Test
    void whatIsHeardIsHeardOnce() {
        List<Cue> heard = new ArrayList<>();
        Scene<S, E, T> scene = sceneBefore();
        scene.follow(heard::add);
        scene.show(after(), events(), now);
        rest(scene);
        List<Cue> once = List.copyOf(heard);
        now += FRAME_MILLIS;
        rest(scene);

        assertThat(once).isNotEmpty();
        assertThat(heard).isEqualTo(once);
    }

    @Test
    void whatLiesThereIsFoundUnderAFinger() {
        Scene<S, E, T> scene = sceneBefore();
        scene.show(after(), events(), now);
        rest(scene);

        assertThat(scene.at(targetBox().centreX(), targetBox().centreY())).isEqualTo(target());
        assertThat(scene.at(-100, -100)).isNotEqualTo(target());
    }

    @Test
    void aDisplayOfAnotherSizeShowsTheStateAtOnce() {
        Scene<S, E, T> scene = sceneBefore();
        scene.show(after(), events(), now);
        rest(scene);
        scene.resized(new Display.Size(640, 480, 1), SafeArea.WHOLE);
        List<String> resized = rest(scene);
        scene.resized(SIZE, SafeArea.WHOLE);

        assertThat(resized).isNotEmpty();
        assertThat(rest(scene)).isNotEqualTo(resized);
    }

    @Test
    void withoutADisplayNothingIsPainted() {
        Scene<S, E, T> scene = newScene();
        scene.snap(before(), "");

        assertThat(frame(scene)).isEmpty();
    }

    @Test
    void hiddenItShowsLessAndRests() {
        Scene<S, E, T> scene = sceneBefore();
        int open = frame(scene).size();
        scene.hide(true);

        assertThat(scene.paint(new RecordingSurface(1), now)).isFalse();
        assertThat(frame(scene)).hasSizeLessThan(open);
    }

    @Test
    void theEmptyTableShowsOtherThingsThanAGame() {
        Scene<S, E, T> scene = sceneBefore();
        List<String> game = frame(scene);
        scene.clear();

        assertThat(rest(scene)).isNotEqualTo(game);
    }
}
