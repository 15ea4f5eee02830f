package deluxe.speed;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Game;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.Window;

/** A page that plays games as fast as it can and puts what it found in its title. Its address says which games. */
public final class SpeedPage {
    private static final Seed SERIES = Seed.of("be7c4");
    private static final double WARM_UP_MILLIS = 2_000;
    private static final double MEASURED_MILLIS = 3_000;
    private static final int MASTERS_GAMES = 30;

    private final Times choices = new Times("choices");

    private SpeedPage() {}

    public static void main(String[] arguments) {
        String asked = Window.current().getLocation().getSearch();
        RuleSet rules = asked.contains("muggins") ? RuleSet.MUGGINS : RuleSet.FIVES;
        Window.current().getDocument().setTitle("found: " + found(asked, rules));
    }

    private static String found(String asked, RuleSet rules) {
        if (asked.contains("board")) {
            return LayingSpeed.on(asked);
        }
        if (asked.contains("records")) {
            return RecordsDigest.told();
        }
        return asked.contains("master") ? new SpeedPage().master(rules) : gamesASecond(rules);
    }

    private static String gamesASecond(RuleSet rules) {
        Exhibition exhibition = new Exhibition(rules, Difficulty.HARD, Difficulty.HARD);
        playFor(WARM_UP_MILLIS, exhibition);
        return (int) (playFor(MEASURED_MILLIS, exhibition) * 1000 / MEASURED_MILLIS) + " games a second";
    }

    private static int playFor(double millis, Exhibition exhibition) {
        double end = Performance.now() + millis;
        int games = 0;
        while (Performance.now() < end) {
            exhibition.play(Exhibition.seed(SERIES, games), events -> {});
            games++;
        }
        return games;
    }

    /** Measures Master from a cold start, as the first player to meet it does. */
    private String master(RuleSet rules) {
        masters(rules, Exhibition.seed(SERIES, 0));
        String cold = "first game: " + choices.told();
        choices.clear();
        for (int number = 1; number < MASTERS_GAMES; number++) {
            masters(rules, Exhibition.seed(SERIES, number));
        }
        return cold + "; further games: " + choices.told();
    }

    private void masters(RuleSet rules, Seed seed) {
        Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
        while (!game.isOver()) {
            if (game.round().isOver()) {
                game = game.deal(Deal.of(seed, game.round().number() + 1, rules.set()))
                        .next();
            } else {
                game = game.take(game.round().turn() == Seat.PLAYER ? hard(game, seed) : masters(game, seed))
                        .step()
                        .next();
            }
        }
    }

    private static Action hard(Game game, Seed seed) {
        return Difficulty.HARD.act(game.view(Seat.PLAYER), seed);
    }

    private Action masters(Game game, Seed seed) {
        double begun = Performance.now();
        Action action = Difficulty.MASTER.act(game.view(Seat.OPPONENT), seed);
        choices.add(Performance.now() - begun);
        return action;
    }
}
