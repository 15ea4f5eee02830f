package deluxe.stage.tiles;

import deluxe.dominoes.Tableau;
import deluxe.felt.Felt;
import deluxe.felt.Laying;

/** How a room has its board kept tidy: tiles that matter no more are put on a pile. */
public interface Tidying {
    /** Whether it is to be tidy on this felt. */
    boolean isWanted(Felt felt, Tableau tableau);

    /** The tableau on the felt, tidy. */
    Laying lay(Felt felt, Tableau tableau);

    /** Where a tile lies that was put away. */
    Pose pile();
}
