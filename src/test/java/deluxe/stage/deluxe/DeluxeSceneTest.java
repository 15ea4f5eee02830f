package deluxe.stage.deluxe;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.stage.Look;
import deluxe.stage.SceneRules;
import deluxe.stage.art.Box;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import java.util.List;

/** The Deluxe table is a table like any other. */
class DeluxeSceneTest extends SceneRules<TableState, Event, Target> {
    private final SteppedMatch sitting =
            SteppedMatch.until(reached -> reached.canPlay() && reached.has(Event.TilePlayed.class));

    @Override
    protected TableScene newScene() {
        return new TableScene(new DeluxeRoom(), new Look(Theme.EMERALD, TileSet.IVORY, false, false), RuleSet.FIVES);
    }

    @Override
    protected TableState before() {
        return sitting.before();
    }

    @Override
    protected TableState after() {
        return sitting.state();
    }

    @Override
    protected List<Event> events() {
        return sitting.events();
    }

    @Override
    protected Target target() {
        return new Target.Gear();
    }

    @Override
    protected Box targetBox() {
        return Layouts.of(new Display.Size(900, 600, 1)).plates().gear();
    }
}
