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
    static Map<Integer, Prize> split(Tournament tournament, List<Standing> standings, Ledger ledger) {
        Map<Integer, Integer> sharing = new TreeMap<>();
        standings.forEach(standing -> sharing.merge(standing.rank(), 1, Integer::sum));
        if (!standings.isEmpty()) {
            // Of those with the last rank that is shown, not all need be shown.
            Standing last = standings.get(standings.size() - 1);
            int before = last.rank() - 1;
            sharing.put(last.rank(), ledger.better(tournament.id(), last.card().total() - 1) - before);
        }
        Map<Integer, Prize> won = new TreeMap<>();
        sharing.forEach((rank, players) -> {
            if (rank <= tournament.prizes().size()) {
                won.put(rank, of(tournament.prizes(), rank, players));
            }
        });
        return won;
    }

    static Prize of(List<String> prizes, int rank, int players) {
        return new Prize(List.copyOf(prizes.subList(rank - 1, Math.min(rank - 1 + players, prizes.size()))), players);
    }
}
