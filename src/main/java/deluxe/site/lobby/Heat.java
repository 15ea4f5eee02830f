package deluxe.site.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Those of a tournament who meet the same tiles, with their ranks.
 *
 * @param ranks of those who have finished; for others to see only once it is decided
 * @param prizes what each rank wins, once it is decided
 */
public record Heat(String name, Turnout turnout, boolean isDecided, Ranks ranks, Map<Integer, Prize> prizes) {
    /** What there is to know of a heat from the places in it. */
    static Heat of(Tournament tournament, List<OwnPlace> places, long nowMillis) {
        List<PlayerResult> finished =
                places.stream().flatMap(place -> place.finish().stream()).toList();
        Ranks ranks = Ranks.of(
                finished.stream()
                        .filter(finish -> finish.ruling() instanceof Ruling.Ranked)
                        .toList(),
                List.of());
        Turnout turnout = new Turnout(places.size(), finished.size());
        boolean isDecided = tournament.isDecided(turnout, nowMillis);
        // Nobody wins against nobody, and whoever has not begun has not come.
        boolean isWon = isDecided && places.stream().filter(OwnPlace::isBegun).count() > 1;
        return new Heat(
                places.get(0).ticket().seat().heat(),
                turnout,
                isDecided,
                ranks,
                isWon ? Prize.split(tournament, ranks.standings(), Totals.of(ranks)) : Map.of());
    }

    /** The standing of this match. */
    public Optional<Standing> standing(String match) {
        return ranks.standings().stream()
                .filter(standing -> standing.finish().match().equals(match))
                .findFirst();
    }
}
