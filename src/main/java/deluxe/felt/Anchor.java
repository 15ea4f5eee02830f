package deluxe.felt;

import deluxe.dominoes.End;

/**
 * Where an open end is: the middle of the edge at which a tile is joined to it, in cells.
 *
 * @param direction away from the tile: 0 east, 1 south, 2 west, 3 north
 */
public record Anchor(End end, int x, int y, int direction) {}
