package deluxe.stage.deluxe;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.CounterPlate;
import deluxe.stage.tiles.Furniture;
import deluxe.stage.tiles.Ground;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableRoom;
import deluxe.stage.tiles.TableUse;
import java.util.Optional;
import java.util.function.Supplier;

/** The room of the Deluxe table. */
public final class DeluxeRoom implements TableRoom {
    private final ClothGround cloth = new ClothGround();
    private final Hud hud;

    /** @param counter the counter, with what its numbers count in the language of now */
    public DeluxeRoom(Supplier<CounterPlate.Ground> counter) {
        hud = new Hud(counter);
    }

    @Override
    public Look look(Look liked) {
        return liked;
    }

    @Override
    public Optional<TableLayout> layout(
            Display.Size size, SafeArea safe, boolean leftHanded, TableUse use, RuleSet rules) {
        return switch (use) {
            case PLAYING -> DeluxeLayout.of(size, safe, leftHanded);
            case LEARNING -> DeluxeLayout.ofLesson(size, safe);
            case WATCHING -> DeluxeLayout.ofWatching(size, safe, leftHanded);
            case WATCHING_OPEN -> DeluxeLayout.ofOpenHands(size, safe, leftHanded);
        };
    }

    @Override
    public Ground ground() {
        return cloth;
    }

    @Override
    public Furniture furniture() {
        return hud;
    }
}
