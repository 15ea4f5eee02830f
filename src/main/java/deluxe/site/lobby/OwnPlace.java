package deluxe.site.lobby;

import java.util.Optional;

/**
 * What the ledger has of a player in a tournament.
 *
 * @param finish how the match came out, in words that anyone may read, once it has
 */
public record OwnPlace(Ticket ticket, Optional<PlayerResult> finish) {}
