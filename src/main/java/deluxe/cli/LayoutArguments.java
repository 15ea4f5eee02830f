package deluxe.cli;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.felt.Felt;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What boards are to be laid.
 *
 * @param pictures the folder to draw the worst and some ordinary boards into
 */
record LayoutArguments(RuleSet rules, int rounds, Felt felt, Seed seed, Optional<Path> pictures) {
    private static final int MOST_ROUNDS = 10_000_000;
    private static final int LEAST_PIXELS = 100;
    private static final int MOST_PIXELS = 10_000;

    /** Reads pairs of a name and a value: {@code --rounds 1000}. Each rule option is a name too. */
    static LayoutArguments read(List<String> arguments) {
        Map<String, String> given = pairs(arguments);
        LayoutArguments read = new LayoutArguments(
                rules(given),
                Whole.read("--rounds", take(given, "--rounds", "1000"), 1, MOST_ROUNDS),
                felt(take(given, "--felt", "900x360")),
                Seed.of(take(given, "--seed", "1")),
                Optional.ofNullable(given.remove("--svg")).map(Path::of));
        if (!given.isEmpty()) {
            throw new Malformed("layout does not know " + String.join(", ", given.keySet()));
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

    private static String take(Map<String, String> given, String name, String otherwise) {
        String text = given.remove(name);
        return text == null ? otherwise : text;
    }

    private static Felt felt(String text) {
        int by = text.indexOf('x');
        if (by < 0) {
            throw new Malformed("--felt is a width and a height with an x between, not: " + text);
        }
        return new Felt(
                Whole.read("--felt", text.substring(0, by), LEAST_PIXELS, MOST_PIXELS),
                Whole.read("--felt", text.substring(by + 1), LEAST_PIXELS, MOST_PIXELS));
    }
}
