package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.util.Optional;

/**
 * A tournament as it stands at a moment.
 *
 * @param ranks the best, and the latest of those refused
 * @param own where whoever looks is in it
 */
public record Glance(Tournament tournament, Stage stage, Census census, Ranks ranks, Optional<PlayerStanding> own) {}
