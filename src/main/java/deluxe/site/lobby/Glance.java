package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.util.Map;
import java.util.Optional;

/**
 * A tournament at one moment.
 *
 * @param ranks the best results, and those that are held
 * @param prizes what each rank wins, once the ranks are final
 * @param own the viewer's place in it
 */
public record Glance(
        Tournament tournament,
        Stage stage,
        Census census,
        Ranks ranks,
        Map<Integer, Prize> prizes,
        Optional<PlayerStanding> own) {}
