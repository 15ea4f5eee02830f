package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.util.Optional;

/**
 * A tournament at one moment.
 *
 * @param ranks the best results, and the latest that were refused
 * @param own the viewer's place in it
 */
public record Glance(Tournament tournament, Stage stage, Census census, Ranks ranks, Optional<PlayerStanding> own) {}
