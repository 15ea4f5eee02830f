package deluxe.stage.tiles;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** The room in which a table stands: everything that makes one domino table look different from another. */
public interface TableRoom extends Pointing.InRoom {
    /** How things look here for a player who prefers this look. */
    Look look(Look liked);

    /** Where everything is for a game of these rules; empty if the display is too small to play on. */
    Optional<TableLayout> layout(Display.Size size, SafeArea safe, boolean leftHanded, TableUse use, RuleSet rules);

    /** Where the boneyard is in the layout that was last asked for; empty if it comes and goes. */
    default Optional<StandingHeap> boneyard() {
        return Optional.empty();
    }

    /** How tiles that no longer matter look, where the others are of this set; if empty, they look like the others. */
    default Optional<TileSet> spentTiles(TileSet others) {
        return Optional.empty();
    }

    /** How the board is kept tidy; if empty, it lies as it was played. */
    default Optional<Tidying> tidying() {
        return Optional.empty();
    }

    @Override
    default Optional<Target> at(double x, double y) {
        return Optional.empty();
    }

    Ground ground();

    Furniture furniture();
}
