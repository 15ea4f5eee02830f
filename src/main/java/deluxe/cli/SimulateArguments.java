package deluxe.cli;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a simulation plays. */
record SimulateArguments(
        RuleSet rules,
        Difficulty player,
        Difficulty opponent,
        int games,
        Seed seed,
        int paceMillis,
        Optional<Path> records) {

    private static final int MOST_GAMES = 100_000_000;
    private static final int LONGEST_PACE_MILLIS = 60_000;

    /** Reads pairs of a name and a value: {@code --games 1000}. Each rule option is also a name. */
    static SimulateArguments read(List<String> arguments) {
        NamedArguments given = NamedArguments.read(arguments);
        RuleSet rules = given.takeRules();
        String players = given.take("--players", "hard,hard");
        int comma = players.indexOf(',');
        if (comma < 0) {
            throw new Malformed("--players must be two bots separated by a comma, not: " + players);
        }
        SimulateArguments read = new SimulateArguments(
                rules,
                bot(players.substring(0, comma)),
                bot(players.substring(comma + 1)),
                Whole.read("--games", given.take("--games", "1000"), 1, MOST_GAMES),
                Seed.of(given.take("--seed", "1")),
                Whole.read("--pace", given.take("--pace", "0"), 0, LONGEST_PACE_MILLIS),
                given.take("--records").map(Path::of));
        given.requireNothingLeft("simulate");
        return read;
    }

    private static Difficulty bot(String name) {
        return Word.read("a player", name, Difficulty.values());
    }
}
