package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.CounterPlate;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import java.util.List;

/** A table that shows a match, and frames of it. */
abstract class OnStage {
    static final Display.Size SIZE = new Display.Size(900, 600, 1);
    static final double FRAME = 16;
    static final double LONGEST = 9000;

    static final CounterPlate.Ground COUNTER = new CounterPlate.Ground("Board", "Boneyard", "Sum");

    double now = 1000;

    static DeluxeRoom room() {
        return new DeluxeRoom(() -> COUNTER);
    }

    static Hud hud() {
        return new Hud(() -> COUNTER);
    }

    static TableScene scene(Display.Size size, boolean reducedMotion) {
        TableScene scene =
                new TableScene(room(), new Look(Theme.EMERALD, TileSet.IVORY, reducedMotion, false), RuleSet.FIVES);
        scene.resized(size, SafeArea.WHOLE);
        return scene;
    }

    TableScene sceneOf(SteppedMatch sitting) {
        TableScene scene = scene(SIZE, false);
        scene.snap(sitting.state(), "");
        rest(scene);
        return scene;
    }

    /** Paints frame after frame until nothing moves, and returns what the last frame showed. */
    List<String> rest(TableScene scene) {
        double until = now + LONGEST;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += FRAME;
            assertThat(now).as("it comes to rest").isLessThan(until);
        }
        return frame(scene);
    }

    List<String> frame(TableScene scene) {
        RecordingSurface surface = new RecordingSurface(1);
        scene.paint(surface, now);
        assertThat(surface.unrestored()).isZero();
        return surface.calls();
    }

    /**
     * How many pictures are drawn. Their places are left out: the view may be further back than a fresh one, because it comes closer only
     * where that is worth it.
     */
    static long draws(List<String> frame) {
        return frame.stream().filter(call -> call.startsWith("draw")).count();
    }
}
