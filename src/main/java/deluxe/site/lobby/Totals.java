package deluxe.site.lobby;

import java.util.SortedMap;
import java.util.TreeMap;

/** The totals of all matches that count in a tournament, which say what rank a total has. */
final class Totals {
    private final TreeMap<Integer, Integer> matches;
    /** For each total, how many matches have it or a higher one. */
    private final TreeMap<Integer, Integer> atLeast = new TreeMap<>();

    /** @param matches how many matches have each total */
    Totals(SortedMap<Integer, Integer> matches) {
        this.matches = new TreeMap<>(matches);
        int sum = 0;
        for (int total : this.matches.descendingKeySet()) {
            sum += this.matches.get(total);
            atLeast.put(total, sum);
        }
    }

    static Totals of(Ranks ranks) {
        SortedMap<Integer, Integer> matches = new TreeMap<>();
        ranks.standings().forEach(standing -> matches.merge(standing.card().total(), 1, Integer::sum));
        return new Totals(matches);
    }

    int rank(int total) {
        var better = atLeast.higherEntry(total);
        return better == null ? 1 : better.getValue() + 1;
    }

    /** How many matches have this total. */
    int having(int total) {
        return matches.getOrDefault(total, 0);
    }

    /** With one match more, of this total. */
    Totals with(int total) {
        TreeMap<Integer, Integer> more = new TreeMap<>(matches);
        more.merge(total, 1, Integer::sum);
        return new Totals(more);
    }
}
