package deluxe.site.lobby;

import java.util.Optional;

/**
 * Where a player is in a tournament.
 *
 * @param finish how the match came out, once it has
 * @param rank the player's rank, once the match counts; in a heat, once it is decided
 * @param heat the player's heat, where the ranks are those of heats
 */
public record PlayerStanding(
        Ticket ticket, Optional<PlayerResult> finish, Optional<Integer> rank, Optional<Heat> heat) {}
