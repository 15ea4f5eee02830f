package deluxe.site.lobby;

import deluxe.site.lobby.Ruling.Ranked;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Who stands where in a tournament.
 *
 * @param standings the best first; those with equal totals in the order in which they came in
 * @param refused matches that do not count
 */
public record Ranks(List<Standing> standings, List<Finish> refused) {
    /**
     * Gives those who count their ranks.
     *
     * @param best without gaps from the best on
     */
    public static Ranks of(List<Finish> best, List<Finish> refused) {
        List<Finish> ranked = best.stream()
                .sorted(Comparator.comparingInt((Finish finish) -> -card(finish).total())
                        .thenComparingLong(Finish::receivedMillis)
                        .thenComparing(Finish::match))
                .toList();
        List<Standing> standings = new ArrayList<>();
        int rank = 0;
        int total = -1;
        for (Finish finish : ranked) {
            ScoreCard card = card(finish);
            rank = card.total() == total ? rank : standings.size() + 1;
            total = card.total();
            standings.add(new Standing(rank, finish, card));
        }
        return new Ranks(standings, refused);
    }

    private static ScoreCard card(Finish ranked) {
        return ((Ranked) ranked.ruling()).card();
    }
}
