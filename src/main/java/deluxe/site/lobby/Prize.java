package deluxe.site.lobby;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the players of one rank win together.
 *
 * @param names the prizes of the places that they take: two first ones share the first prize and the second
 * @param sharedBy how many players these are
 */
public record Prize(List<String> names, int sharedBy) {
    /** What the ranks of a final tournament win. */
    static Map<Integer, Prize> split(Tournament tournament, List<Standing> standings, Totals totals) {
        Map<Integer, Prize> won = new TreeMap<>();
        for (Standing standing : standings) {
            if (standing.rank() <= tournament.prizes().size()) {
                // Of those with the last rank that is shown, not all need be shown.
                int players = totals.having(standing.card().total());
                won.put(standing.rank(), of(tournament.prizes(), standing.rank(), players));
            }
        }
        return won;
    }

    static Prize of(List<String> prizes, int rank, int players) {
        return new Prize(List.copyOf(prizes.subList(rank - 1, Math.min(rank - 1 + players, prizes.size()))), players);
    }
}
