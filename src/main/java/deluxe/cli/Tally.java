package deluxe.cli;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What is counted while bots play. */
final class Tally {
    private final RuleSet rules;
    private final Map<Seat, Integer> handSizes = new EnumMap<>(Seat.class);
    private final Map<Seat, Integer> wins = new EnumMap<>(Seat.class);
    private final Map<Seat, Long> points = new EnumMap<>(Seat.class);
    private int games;
    private int timesUp;
    private long rounds;
    private long roundsEnded;
    private long blocked;
    private long tilesPlayed;
    private int tilesOnTable;
    private int mostTilesOnTable;
    private int largestHand;

    Tally(RuleSet rules) {
        this.rules = rules;
    }

    void watch(List<Event> events) {
        events.forEach(this::watch);
    }

    private void watch(Event event) {
        if (event instanceof Event.RoundDealt) {
            rounds++;
            tilesOnTable = 0;
            handSizes.put(Seat.PLAYER, rules.hand());
            handSizes.put(Seat.OPPONENT, rules.hand());
        } else if (event instanceof Event.TileDrawn drawn) {
            largestHand = Math.max(largestHand, handSizes.merge(drawn.seat(), 1, Integer::sum));
        } else if (event instanceof Event.TilePlayed played) {
            handSizes.merge(played.seat(), -1, Integer::sum);
            tilesOnTable++;
            tilesPlayed++;
            mostTilesOnTable = Math.max(mostTilesOnTable, tilesOnTable);
        } else if (event instanceof Event.RoundEnded ended) {
            roundsEnded++;
            blocked += ended.result() instanceof RoundResult.WentOut ? 0 : 1;
        }
    }

    void count(Match match) {
        games++;
        Outcome outcome = match.game().outcome().orElseThrow();
        timesUp += match.clock().hasLimit() && match.clock().leftMillis() == 0 ? 1 : 0;
        Optional<Seat> winner = outcome.winner();
        winner.ifPresent(seat -> wins.merge(seat, 1, Integer::sum));
        for (Seat seat : Seat.values()) {
            points.merge(seat, (long) outcome.scores().of(seat), Long::sum);
        }
    }

    String report(double seconds) {
        int won = wins.getOrDefault(Seat.PLAYER, 0);
        int lost = wins.getOrDefault(Seat.OPPONENT, 0);
        StringBuilder report = new StringBuilder();
        line(report, "games", "%d, %.0f a second", games, games / seconds);
        line(
                report,
                "wins",
                "player %d (%.1f %%), opponent %d, ties %d",
                won,
                percent(won, games),
                lost,
                games - won - lost);
        line(
                report,
                "points a game",
                "player %.1f, opponent %.1f",
                points.get(Seat.PLAYER) / (double) games,
                points.get(Seat.OPPONENT) / (double) games);
        line(report, "time up", "%.1f %% of games", percent(timesUp, games));
        line(report, "rounds a game", "%.2f", rounds / (double) games);
        line(report, "tiles on the board", "%.1f a round, %d at most", tilesPlayed / (double) rounds, mostTilesOnTable);
        line(report, "largest hand", "%d", Math.max(largestHand, rules.hand()));
        line(report, "blocked rounds", "%.2f %% of %d that were finished", percent(blocked, roundsEnded), roundsEnded);
        return report.toString();
    }

    private static void line(StringBuilder report, String name, String format, Object... values) {
        report.append(String.format(Locale.ROOT, "%-20s", name));
        report.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static double percent(long part, long whole) {
        return whole == 0 ? 0 : 100.0 * part / whole;
    }
}
