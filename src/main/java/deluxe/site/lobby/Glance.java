package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.util.Optional;

/**
 * A tournament as it stands at a moment.
 *
 * @param entries how many have entered
 * @param own the ticket of whoever looks
 */
public record Glance(Tournament tournament, Stage stage, int entries, Ranks ranks, Optional<Ticket> own) {}
