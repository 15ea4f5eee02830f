package deluxe.stage.tiles;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** The room in which a table stands: all that makes one domino table look different from another. */
public interface TableRoom {
    /** How things look here for somebody who likes them so. */
    Look look(Look liked);

    /** Where everything is for a game of these rules; none where the display is too small to play on. */
    Optional<TableLayout> layout(Display.Size size, SafeArea safe, boolean leftHanded, TableUse use, RuleSet rules);

    /** Where the boneyard stands by the layout that was last asked for; nowhere if it comes and goes. */
    default Optional<StandingHeap> boneyard() {
        return Optional.empty();
    }

    /** How tiles look that matter no more, where the others are of this set; like those, if empty. */
    default Optional<TileSet> spentTiles(TileSet others) {
        return Optional.empty();
    }

    /** How the board is kept tidy; it lies as it was played, if empty. */
    default Optional<Tidying> tidying() {
        return Optional.empty();
    }

    /** What of the room itself is touched there. */
    default Optional<Target> at(double x, double y) {
        return Optional.empty();
    }

    Ground ground();

    Furniture furniture();
}
