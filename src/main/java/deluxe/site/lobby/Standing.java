package deluxe.site.lobby;

import deluxe.tournament.ScoreCard;

/**
 * A place in the ranks.
 *
 * @param rank from 1; equal totals share one, and the next that follows is left out for each
 */
public record Standing(int rank, PlayerResult finish, ScoreCard card) {}
