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
import java.util.List;
import java.util.stream.IntStream;

/** Compares two players by pairs of games: the same tiles twice, with the seats exchanged. */
final class Strength implements Command {
    private static final int MOST_PAIRS = 1_000_000;
    private static final int PERCENT = 100;

    @Override
    public String name() {
        return "strength";
    }

    @Override
    public String usage() {
        return "[--rules TABLE] --players ONE,OTHER [--pairs N] [--seed HEX]   compare two players: a bot, shown, or a"
                + " number of deals to imagine";
    }

    @Override
    public int run(List<String> arguments, Console console) {
        NamedArguments given = NamedArguments.read(arguments);
        RuleSet rules = given.takeRules();
        String[] players = given.take("--players", "master,hard").split(",", -1);
        if (players.length != 2) {
            throw new Malformed("--players must be two players separated by a comma");
        }
        int pairs = Whole.read("--pairs", given.take("--pairs", "500"), 1, MOST_PAIRS);
        Seed series = Seed.of(given.take("--seed", "1"));
        given.requireNothingLeft(name());
        Thinker one = Thinker.read(players[0]);
        Thinker other = Thinker.read(players[1]);
        Mean wins = new Mean();
        Mean points = new Mean();
        IntStream.range(0, pairs).parallel().forEach(pair -> {
            Seed seed = Exhibition.seed(series, pair);
            Scores first = play(rules, one, other, seed);
            Scores second = play(rules, other, one, seed);
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
