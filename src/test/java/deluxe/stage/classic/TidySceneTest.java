package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A tidy board on a phone. */
class TidySceneTest {
    private static final Display.Size PHONE = new Display.Size(375, 667, 2);
    private static final double SHOWN = 1000;
    private static final double AT_REST = 9000;
    private static final double FRAME = 40;
    private static final double LONG_ENOUGH = 3000;
    private static final int BOARDS = 6;

    /** It was picked while the opponent's tile was on its way, before the board was put in order. */
    @Test
    void aTileThatIsPickedEarlyIsOfferedThePlacesOfTheTidyBoard() {
        SteppedMatch match = new SteppedMatch("beef", RuleSet.ALL_FIVES);
        int boards = 0;
        while (boards < BOARDS && !match.isOver()) {
            match.step();
            if (isOpponentsPlay(match) && match.canPlay()) {
                Optional<Tile> tile = Optional.of(match.view().plays().tile(0));
                assertThat(frame(match, tile, true)).isEqualTo(frame(match, tile, false));
                boards++;
            }
        }
        assertThat(boards).isGreaterThan(BOARDS / 2);
    }

    /** Two pictures in one place would replace each other in every frame, and all others would wait. */
    @Test
    void whatIsDrawnForAPickedTileIsDrawnOnce() {
        SteppedMatch match = new SteppedMatch("beef", RuleSet.ALL_FIVES);
        match.step();
        while (!isOpponentsPlay(match) || !match.canPlay()) {
            match.step();
        }
        TableScene scene = scene();
        scene.snap(match.state(), "");
        scene.handling().select(Optional.of(match.view().plays().tile(0)), SHOWN);
        scene.handling().aim(Optional.of(match.view().plays().end(0)));
        pass(scene, SHOWN);
        RecordingSurface surface = new RecordingSurface(1);
        scene.paint(surface, AT_REST);

        assertThat(surface.sprites()).isEmpty();
    }

    /** Otherwise a lesson's last sentence would stay there while the first game is dealt. */
    @Test
    void whatWasSaidIsGoneOnceTheTableIsCleared() {
        ClassicRoom room = ClassicRoom.veranda(AskedWords.words(), new Tidy());
        TableScene scene = scene(room);
        scene.announcer().remark("Isabel played 5-3.", 0);
        scene.clear();

        assertThat(((ClassicFurniture) room.furniture()).messages(SHOWN)).isEmpty();
    }

    private static boolean isOpponentsPlay(SteppedMatch match) {
        return match.has(Event.TilePlayed.class)
                && match.before().view().tableau().size() > 1
                && match.before().view().hand().size() == match.view().hand().size();
    }

    /** What is painted in the end, with the tile picked before the opponent's tile has landed or afterwards. */
    private static List<String> frame(SteppedMatch match, Optional<Tile> tile, boolean isEarly) {
        TableScene scene = scene();
        scene.snap(match.before(), "");
        pass(scene, SHOWN - LONG_ENOUGH);
        if (isEarly) {
            scene.handling().select(tile, SHOWN);
        }
        scene.show(match.state(), match.events(), SHOWN);
        pass(scene, SHOWN);
        if (!isEarly) {
            scene.handling().select(tile, AT_REST);
        }
        pass(scene, AT_REST);
        RecordingSurface surface = new RecordingSurface(1);
        scene.paint(surface, 2 * AT_REST);
        return surface.calls();
    }

    private static TableScene scene() {
        return scene(ClassicRoom.veranda(AskedWords.words(), new Tidy()));
    }

    private static TableScene scene(ClassicRoom room) {
        TableScene scene =
                new TableScene(room, new Look(Theme.EMERALD, TileSet.IVORY, false, false), RuleSet.ALL_FIVES);
        scene.resized(PHONE, SafeArea.WHOLE);
        return scene;
    }

    /** Paints for a fixed time, because something always moves while the opponent thinks. */
    private static void pass(TableScene scene, double fromMillis) {
        for (double now = fromMillis; now < fromMillis + LONG_ENOUGH; now += FRAME) {
            scene.paint(new RecordingSurface(1), now);
        }
    }

    private static final class Tidy implements Tidiness {
        @Override
        public void board(boolean isSmall) {
            // It is always tidy.
        }

        @Override
        public boolean isTidy() {
            return true;
        }
    }
}
