package deluxe.cli;

import deluxe.bots.Exhibition;
import deluxe.dice.TavernGame;
import deluxe.kit.Malformed;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.table.Stream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Simulates one game of the tavern, or whole campaigns. */
final class SimulateDice {
    private static final String RULES = "--rules";
    private static final String CAMPAIGNS = "dados";
    private static final int MOST_GAMES = 100_000_000;

    private SimulateDice() {}

    /** Whether these arguments ask for a simulation of the tavern. */
    static boolean isAskedFor(List<String> arguments) {
        int at = arguments.indexOf(RULES) + 1;
        return at > 0
                && at < arguments.size()
                && (arguments.get(at).equals(CAMPAIGNS)
                        || game(arguments.get(at)).isPresent());
    }

    private static Optional<TavernGame> game(String name) {
        for (TavernGame game : TavernGame.values()) {
            if (game.word().equals(name)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    static void run(List<String> arguments, PrintStream out) {
        NamedArguments given = NamedArguments.read(arguments);
        Optional<TavernGame> game = game(given.take(RULES, CAMPAIGNS));
        int games = Whole.read("--games", given.take("--games", "1000"), 1, MOST_GAMES);
        Seed seed = Seed.of(given.take("--seed", "1"));
        boolean alikeIsTriga = isOn(given.take("--alikeIsTriga", "off"));
        given.requireNothingLeft("simulate");
        if (game.isPresent()) {
            DiceTally tally = new DiceTally(game.get(), alikeIsTriga);
            Rng cup = Stream.DICE.from(seed, 0);
            for (int round = 0; round < games; round++) {
                tally.play(cup);
            }
            out.print(tally.report());
            return;
        }
        for (WagerStyle style : WagerStyle.values()) {
            CampaignTally tally = new CampaignTally(style);
            for (int campaign = 1; campaign <= games; campaign++) {
                tally.play(Exhibition.seed(seed, campaign));
            }
            out.print(tally.report());
        }
    }

    private static boolean isOn(String text) {
        if (!text.equals("on") && !text.equals("off")) {
            throw new Malformed("--alikeIsTriga must be on or off, not: " + text);
        }
        return text.equals("on");
    }

    static String help() {
        return "  the tavern: --rules riffa, triga or panquist [--alikeIsTriga on] for a game, --rules " + CAMPAIGNS
                + " for campaigns in three styles of wagering;\n    only --games and --seed are for them too\n";
    }
}
