package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tournament at one moment.
 *
 * @param ranks the best results, and those that are held
 * @param prizes what each rank wins, once the ranks are final
 * @param heats the latest heats that are decided, where the ranks are those of heats
 * @param own the viewer's place in it
 */
public record Glance(
        Tournament tournament,
        Stage stage,
        Census census,
        Ranks ranks,
        Map<Integer, Prize> prizes,
        List<Heat> heats,
        Optional<PlayerStanding> own) {
    /** The same as a viewer with this place sees it. */
    Glance with(Ranks ownRanks, Map<Integer, Prize> ownPrizes, PlayerStanding place) {
        return new Glance(tournament, stage, census, ownRanks, ownPrizes, heats, Optional.of(place));
    }
}
