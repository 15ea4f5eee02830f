package deluxe.site.lobby;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much of what refused records say is kept: the beginning of each, as long as the address that it came from and its tournament
 * have something left. Each server counts for itself, the latest names only.
 */
final class RefusedBudget {
    static final int LONGEST_KEPT = 20_000;

    private static final int MOST_OF_AN_ADDRESS = 10 * LONGEST_KEPT;
    private static final int MOST_OF_A_TOURNAMENT = 500 * LONGEST_KEPT;
    private static final int MOST_REMEMBERED = 10_000;

    private final Map<String, Integer> kept = new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** What is kept of a refused record. */
    synchronized String keep(String record, String tournament, String address) {
        String beginning = record.substring(0, Math.min(record.length(), LONGEST_KEPT));
        String ofAddress = tournament + ' ' + address;
        int byAddress = kept.getOrDefault(ofAddress, 0) + beginning.length();
        int byTournament = kept.getOrDefault(tournament, 0) + beginning.length();
        if (byAddress > MOST_OF_AN_ADDRESS || byTournament > MOST_OF_A_TOURNAMENT) {
            return "";
        }
        kept.put(ofAddress, byAddress);
        kept.put(tournament, byTournament);
        return beginning;
    }
}
