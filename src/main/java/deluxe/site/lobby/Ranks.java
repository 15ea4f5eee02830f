package deluxe.site.lobby;

import deluxe.site.lobby.Ruling.Ranked;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Who stands where in a tournament.
 *
 * @param standings the best first; those with equal totals in the order in which they came in
 * @param refused the matches that do not count
 */
public record Ranks(List<Standing> standings, List<Finish> refused) {
    public static Ranks of(List<Finish> finishes) {
        List<Finish> ranked = finishes.stream()
                .filter(finish -> finish.ruling() instanceof Ranked)
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
        return new Ranks(
                standings,
                finishes.stream()
                        .filter(finish -> !(finish.ruling() instanceof Ranked))
                        .toList());
    }

    /** Where this player stands, if the player does. */
    public Optional<Standing> standingOf(String player) {
        return standings.stream()
                .filter(standing -> standing.finish().player().equals(player))
                .findFirst();
    }

    private static ScoreCard card(Finish ranked) {
        return ((Ranked) ranked.ruling()).card();
    }
}
