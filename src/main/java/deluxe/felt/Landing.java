package deluxe.felt;

import deluxe.dominoes.End;

/**
 * Where a tile would lie if it were played to an end.
 *
 * @param isClear whether it has room there as the other tiles lie; if not, they will move for it
 */
public record Landing(End end, Spot spot, boolean isClear) {}
