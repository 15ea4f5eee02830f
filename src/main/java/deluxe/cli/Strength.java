package deluxe.cli;

import deluxe.bots.Exhibition;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Game;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares two players by pairs of games: the same tiles twice, with the seats exchanged. */
@CommandLine.Command(
        name = "strength",
        mixinStandardHelpOptions = true,
        description = "Compares two players by pairs of games: the same tiles twice, with the seats exchanged.")
final class Strength implements Command {
    private static final int MOST_PAIRS = 1_000_000;
    private static final int PERCENT = 100;

    @Mixin
    private SeriesOptions options;

    @Option(
            names = "--players",
            split = ",",
            paramLabel = "PLAYER",
            description = "two players: a bot, \"shown\", or a number of deals to imagine; ${DEFAULT-VALUE} by default")
    private String[] players = {"master", "hard"};

    @Option(names = "--pairs", paramLabel = "N", description = "how many pairs of games, ${DEFAULT-VALUE} by default")
    private int pairs = 500;

    @Override
    public int run(Console console) {
        RuleSet rules = options.rules();
        if (players.length != 2) {
            throw new Malformed("--players must be two players separated by a comma");
        }
        Whole.within("--pairs", pairs, 1, MOST_PAIRS);
        Seed series = options.seed();
        Thinker one = Thinker.read(players[0]);
        Thinker other = Thinker.read(players[1]);
        Mean wins = new Mean();
        Mean points = new Mean();
        IntStream.range(0, pairs).parallel().forEach(pair -> {
            Seed game = Exhibition.seed(series, pair);
            Scores first = play(rules, one, other, game);
            Scores second = play(rules, other, one, game);
            wins.add((won(first.player(), first.opponent()) + won(second.opponent(), second.player())) / 2);
            points.add((first.player() - first.opponent() + second.opponent() - second.player()) / 2.0);
        });
        console.out().println(players[0] + " against " + players[1] + ", " + pairs + " pairs of games");
        console.out().println("wins in 100  " + wins);
        console.out().println("points ahead " + points);
        return OK;
    }

    private static double won(int points, int others) {
        return points == others ? PERCENT / 2.0 : points > others ? PERCENT : 0;
    }

    private static Scores play(RuleSet rules, Thinker player, Thinker opponent, Seed seed) {
        Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
        while (!game.isOver()) {
            if (game.awaitsDeal()) {
                game = game.deal(Deal.of(seed, game.round().number() + 1, rules.set()))
                        .next();
            } else {
                Thinker thinker = game.round().turn() == Seat.PLAYER ? player : opponent;
                game = game.take(thinker.act(game.round(), seed)).step().next();
            }
        }
        return game.round().scores();
    }
}
