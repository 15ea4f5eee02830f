package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Plays;
import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.Box;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.Target;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the page's buttons for the table lie: a touch there means the same. */
class TouchPlacesTest {
    private static final double AT_REST = 1e6;

    static Stream<Arguments> tables() {
        List<TableKind> tables = List.of(new DeluxeTable(), ClassicTable.allFives(), ClassicTable.muggins());
        List<Display.Size> sizes =
                List.of(new Display.Size(900, 600, 1), new Display.Size(375, 667, 2), new Display.Size(844, 390, 3));
        return tables.stream().flatMap(table -> sizes.stream().map(size -> Arguments.of(table, size)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTouchWhereSomethingLiesMeansIt(TableKind table, Display.Size size) {
        TableScene scene = new TableScene(
                table.room(table.words(UnaryOperator.identity())),
                new Look(Theme.EMERALD, TileSet.IVORY, true, false),
                table.rules());
        scene.resized(size, SafeArea.WHOLE);
        Handling handling = scene.handling();
        SteppedMatch match = new SteppedMatch("beef", table.rules());
        int places = 0;
        for (int step = 0; step < 40 && !match.isOver(); step++) {
            match.step();
            if (!match.canPlay() && !match.mustDraw()) {
                continue;
            }
            scene.snap(match.state(), "");
            pass(scene);
            places += look(handling, new Target.Gear()) + look(handling, new Target.Counter());
            if (match.mustDraw()) {
                places += look(handling, new Target.Boneyard());
            }
            for (Tile tile : match.view().hand().tiles()) {
                handling.focus(Optional.of(new Target.HandTile(tile)));
                places += look(handling, new Target.HandTile(tile));
            }
            Plays plays = match.view().plays();
            for (int at = 0; at < plays.size(); at++) {
                handling.select(Optional.of(plays.tile(at)), AT_REST);
                pass(scene);
                places += look(handling, new Target.OpenEnd(plays.end(at)));
            }
            handling.select(Optional.empty(), AT_REST);
        }
        assertThat(places).isGreaterThan(100);
    }

    private static int look(Handling handling, Target target) {
        Box place = handling.place(target);
        if (place.width() > 0) {
            assertThat(handling.at(place.centreX(), place.centreY())).isEqualTo(target);
        }
        return place.width() > 0 ? 1 : 0;
    }

    private static void pass(TableScene scene) {
        double now = AT_REST;
        while (scene.paint(new RecordingSurface(1), now)) {
            now += 100;
        }
    }
}
