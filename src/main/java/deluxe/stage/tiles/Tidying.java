package deluxe.stage.tiles;

import deluxe.dominoes.Tableau;
import deluxe.felt.Felt;
import deluxe.felt.Laying;

/** How a room keeps its board tidy: tiles that no longer matter are put on a pile. */
public interface Tidying {
    /** Whether the board should be tidy on this felt. */
    boolean isWanted(Felt felt, Tableau tableau);

    /** Lays the tableau on the felt, tidy. */
    Laying lay(Felt felt, Tableau tableau);

    /** Where a tile that was put away lies. */
    Pose pile();
}
