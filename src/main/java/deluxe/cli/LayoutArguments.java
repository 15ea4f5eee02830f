package deluxe.cli;

import deluxe.dominoes.RuleSet;
import deluxe.felt.Felt;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Which boards to lay.
 *
 * @param pictures the folder to draw the worst and some ordinary boards into
 */
record LayoutArguments(RuleSet rules, int rounds, Felt felt, Seed seed, Optional<Path> pictures) {
    private static final int MOST_ROUNDS = 10_000_000;
    private static final int LEAST_PIXELS = 100;
    private static final int MOST_PIXELS = 10_000;
    private static final int MOST_HAND_TILE = 1000;

    /** Reads pairs of a name and a value: {@code --rounds 1000}. Each rule option is also a name. */
    static LayoutArguments read(List<String> arguments) {
        NamedArguments given = NamedArguments.read(arguments);
        LayoutArguments read = new LayoutArguments(
                given.takeRules(),
                Whole.read("--rounds", given.take("--rounds", "1000"), 1, MOST_ROUNDS),
                felt(given.take("--felt", "900x360"), given.take("--hand-tile")),
                Seed.of(given.take("--seed", "1")),
                given.take("--svg").map(Path::of));
        given.requireNothingLeft("layout");
        return read;
    }

    private static Felt felt(String text, Optional<String> handTile) {
        Felt felt = felt(text);
        if (handTile.isEmpty()) {
            return felt;
        }
        return new Felt(felt.width(), felt.height(), Whole.read("--hand-tile", handTile.get(), 1, MOST_HAND_TILE));
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
