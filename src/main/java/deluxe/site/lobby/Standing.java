package deluxe.site.lobby;

import deluxe.tournament.ScoreCard;

/**
 * A place in the ranks.
 *
 * @param rank from 1: one more than the number of higher totals, so equal totals share a rank
 */
public record Standing(int rank, PlayerResult finish, ScoreCard card) {}
