package deluxe.site.lobby;

import java.util.Optional;

/**
 * Where a player is in a tournament.
 *
 * @param finish how the match came out, once it has
 * @param rank the player's rank, once the match counts
 */
public record PlayerStanding(Ticket ticket, Optional<PlayerResult> finish, Optional<Integer> rank) {}
