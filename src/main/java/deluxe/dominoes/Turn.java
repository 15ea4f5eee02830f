package deluxe.dominoes;

import deluxe.table.Seat;

/**
 * What a seat did, as everyone at the table saw it; of a drawn tile, only that it was drawn.
 *
 * @param openValues the values that were open then, as bits; if the player had to draw or pass, the hand held none of them
 */
public record Turn(Seat seat, Action action, int openValues) {}
