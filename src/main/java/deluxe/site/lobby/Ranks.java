package deluxe.site.lobby;

import deluxe.site.lobby.Ruling.Ranked;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The ranks of a tournament.
 *
 * @param standings the best first; those with equal totals in the order in which they arrived
 * @param held matches that come after those, until the operator lets them count
 */
public record Ranks(List<Standing> standings, List<PlayerResult> held) {
    /**
     * Gives ranks to the results that count.
     *
     * @param best the best results, without gaps
     */
    public static Ranks of(List<PlayerResult> best, List<PlayerResult> held) {
        List<PlayerResult> ranked = best.stream()
                .sorted(Comparator.comparingInt(
                                (PlayerResult finish) -> -card(finish).total())
                        .thenComparingLong(PlayerResult::receivedMillis)
                        .thenComparing(PlayerResult::match))
                .toList();
        List<Standing> standings = new ArrayList<>();
        int rank = 0;
        int total = -1;
        for (PlayerResult finish : ranked) {
            ScoreCard card = card(finish);
            rank = card.total() == total ? rank : standings.size() + 1;
            total = card.total();
            standings.add(new Standing(rank, finish, card));
        }
        return new Ranks(standings, held);
    }

    private static ScoreCard card(PlayerResult ranked) {
        return ((Ranked) ranked.ruling()).card();
    }
}
