package deluxe.cli;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The arguments of a command as pairs of a name and a value: {@code --games 1000}. Each is taken once. */
final class NamedArguments {
    private final Map<String, String> left = new TreeMap<>();

    private NamedArguments() {}

    static NamedArguments read(List<String> arguments) {
        NamedArguments given = new NamedArguments();
        for (int at = 0; at < arguments.size(); at += 2) {
            if (at + 1 == arguments.size()) {
                throw new Malformed("a value is missing after " + arguments.get(at));
            }
            if (given.left.put(arguments.get(at), arguments.get(at + 1)) != null) {
                throw new Malformed(arguments.get(at) + " is given twice");
            }
        }
        return given;
    }

    Optional<String> take(String name) {
        return Optional.ofNullable(left.remove(name));
    }

    String take(String name, String otherwise) {
        return take(name).orElse(otherwise);
    }

    /** The table of {@code --rules}, changed by the rule options that are given: each option is also a name. */
    RuleSet takeRules() {
        RuleSet table = RuleSet.named(take("--rules", RuleSet.FIVES.name()));
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            take("--" + option.title()).ifPresent(text -> changes.put(option, text));
        }
        return table.with(changes);
    }

    /** Refuses arguments that have not been taken. */
    void requireNothingLeft(String command) {
        if (!left.isEmpty()) {
            throw new Malformed(command + " has no option " + String.join(", ", left.keySet()));
        }
    }
}
