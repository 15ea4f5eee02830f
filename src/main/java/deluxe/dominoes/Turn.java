package deluxe.dominoes;

import deluxe.table.Seat;

/**
 * What a seat did, as everyone at the table saw it; of a drawn tile, only that it was drawn.
 *
 * @param openValues the values that were open then, as bits: of a player who had to draw or to pass it says what the hand
 *     did not hold
 */
public record Turn(Seat seat, Action action, int openValues) {}
