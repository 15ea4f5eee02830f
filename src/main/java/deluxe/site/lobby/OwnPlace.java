package deluxe.site.lobby;

import java.util.Optional;

/**
 * What the ledger has of a player in a tournament.
 *
 * @param isBegun whether the first tiles of a match that the site deals were asked for
 * @param finish how the match came out, in words that anyone may read, once it has
 */
public record OwnPlace(Ticket ticket, boolean isBegun, Optional<PlayerResult> finish) {}
