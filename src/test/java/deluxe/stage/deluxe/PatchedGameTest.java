package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.PaintedSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.Target;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two scenes are shown the same: one paints on from frame to frame, the other is painted whole each time. */
class PatchedGameTest {
    private static final double FRAME = 56;
    private static final int FRAMES_A_STEP = 15;
    private static final int STEPS = Boolean.getBoolean("tests.all") ? 8 : 4;

    private double now = 1000;

    private static TableScene scene(Display.Size size) {
        TableScene scene =
                new TableScene(OnStage.room(), new Look(Theme.EMERALD, TileSet.IVORY, false, false), RuleSet.FIVES);
        scene.resized(size, SafeArea.WHOLE);
        return scene;
    }

    private static PaintedSurface surface(Display.Size size) {
        return new PaintedSurface(size.width(), size.height(), size.ratio());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5})
    void everyFrameOfAGameLooksAsIfItWerePaintedWhole(double ratio) {
        Display.Size size = new Display.Size(480, 320, ratio);
        List<TableScene> scenes = List.of(scene(size), scene(size));
        PaintedSurface lasting = surface(size);
        SteppedMatch sitting = new SteppedMatch("beef");
        scenes.forEach(scene -> scene.show(sitting.state(), sitting.events(), now));
        for (int step = 0; step < STEPS && !sitting.isOver(); step++) {
            for (int frame = 0; frame < FRAMES_A_STEP; frame++) {
                int at = frame;
                scenes.forEach(touched(sitting, at));
                PaintedSurface whole = surface(size);
                boolean moves = scenes.get(0).paint(lasting, now);
                assertThat(scenes.get(1).paint(whole, now)).isEqualTo(moves);
                assertThat(lasting.differences(whole))
                        .as("step " + step + ", frame " + frame)
                        .isLessThan(PaintedSurface.SLANTED);
                now += FRAME;
            }
            sitting.step();
            scenes.forEach(scene -> scene.show(sitting.state(), sitting.events(), now));
        }
    }

    /** What the player's fingers do on the table meanwhile. */
    private Consumer<TableScene> touched(SteppedMatch sitting, int frame) {
        return scene -> {
            scene.showClock(31 - frame);
            if (!sitting.canPlay()) {
                return;
            }
            switch (frame) {
                case 2 ->
                    scene.handling()
                            .select(Optional.of(sitting.view().hand().tiles().get(0)), now);
                case 4 ->
                    scene.handling()
                            .focus(Optional.of(new Target.HandTile(
                                    sitting.view().hand().tiles().get(0))));
                case 6 -> scene.handling().lift(sitting.view().hand().tiles().get(0), 200, 280, false, now);
                case 7, 8, 9 -> scene.handling().drag(200 + 12 * frame, 300 - 16 * frame, now);
                case 11 -> scene.handling().letGo(now);
                case 12 -> scene.handling().explainSum(true);
                case 14 -> scene.announcer().say("It fits nowhere.", now);
                default -> scene.handling().explainSum(false);
            }
        };
    }
}
