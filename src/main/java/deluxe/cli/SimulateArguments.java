package deluxe.cli;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a simulation is to play. */
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

    /** Reads pairs of a name and a value: {@code --games 1000}. Each rule option is a name too. */
    static SimulateArguments read(List<String> arguments) {
        Map<String, String> given = pairs(arguments);
        RuleSet rules = rules(given);
        String players = take(given, "--players", "hard,hard");
        int comma = players.indexOf(',');
        if (comma < 0) {
            throw new Malformed("--players is two bots with a comma between, not: " + players);
        }
        SimulateArguments read = new SimulateArguments(
                rules,
                bot(players.substring(0, comma)),
                bot(players.substring(comma + 1)),
                Whole.read("--games", take(given, "--games", "1000"), 1, MOST_GAMES),
                Seed.of(take(given, "--seed", "1")),
                Whole.read("--pace", take(given, "--pace", "0"), 0, LONGEST_PACE_MILLIS),
                Optional.ofNullable(given.remove("--records")).map(Path::of));
        if (!given.isEmpty()) {
            throw new Malformed("simulate does not know " + String.join(", ", given.keySet()));
        }
        return read;
    }

    private static Map<String, String> pairs(List<String> arguments) {
        Map<String, String> pairs = new TreeMap<>();
        for (int at = 0; at < arguments.size(); at += 2) {
            if (at + 1 == arguments.size()) {
                throw new Malformed("a value is missing after " + arguments.get(at));
            }
            if (pairs.put(arguments.get(at), arguments.get(at + 1)) != null) {
                throw new Malformed(arguments.get(at) + " is given twice");
            }
        }
        return pairs;
    }

    private static RuleSet rules(Map<String, String> given) {
        RuleSet table = RuleSet.named(take(given, "--rules", RuleSet.FIVES.name()));
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            String text = given.remove("--" + option.title());
            if (text != null) {
                changes.put(option, text);
            }
        }
        return table.with(changes);
    }

    private static Difficulty bot(String name) {
        return Word.read("a player", name, Difficulty.values());
    }

    private static String take(Map<String, String> given, String name, String otherwise) {
        String text = given.remove(name);
        return text == null ? otherwise : text;
    }
}
