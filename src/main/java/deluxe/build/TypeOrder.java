package deluxe.build;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sorts a module's types: those that resemble each other are together, each after the type that it extends. Brotli needs few bits
 * for what resembles its neighbour. Types are declared in groups, and only within a group is their order free. So all are put into
 * one group, except the groups that imports name: a browser knows those as they are.
 *
 * <p>It reads Binaryen's text, in which each form of a module begins a new line, and each type has a line of its own.
 */
final class TypeOrder {
    private static final Pattern HEAD =
            Pattern.compile("\\A\\(module\\n((?: \\(type .*\\n| \\(rec\\n| {2}\\(type .*\\n| \\)\\n)*+)");
    private static final Pattern GROUP = Pattern.compile(" \\(type .*\\n| \\(rec\\n(?: {2}\\(type .*\\n)*+ \\)\\n");
    private static final Pattern TYPE = Pattern.compile("\\(type (\\S+) .*");
    private static final Pattern PARENT = Pattern.compile("\\(sub (?:final )?(\\$[^\\s()]+)");
    private static final Pattern IMPORT = Pattern.compile("(?m)^ \\(import .*$");
    private static final Pattern NAME = Pattern.compile("\\$[^\\s()]+");

    private final Map<String, String> texts;
    private final Set<String> ordered = new LinkedHashSet<>();

    private TypeOrder(Map<String, String> texts) {
        this.texts = texts;
    }

    static String grouped(String module) {
        Matcher head = HEAD.matcher(module);
        if (!head.find()) {
            throw new IllegalArgumentException(
                    "not a module in Binaryen's text: " + module.lines().findFirst());
        }
        String rest = module.substring(head.end());
        List<String> groups = matches(GROUP, head.group(1)).toList();
        Deque<String> known = known(groups, rest);
        String own = groups.stream().filter(group -> !known.contains(group)).collect(Collectors.joining());
        return "(module\n" + String.join("", known) + new TypeOrder(types(own)).inOneGroup() + rest;
    }

    /** The groups that imports name, and those that these groups name. A group names only itself and earlier ones. */
    private static Deque<String> known(List<String> groups, String rest) {
        Set<String> named = new HashSet<>();
        matches(IMPORT, rest).flatMap(form -> matches(NAME, form)).forEach(named::add);
        Deque<String> known = new ArrayDeque<>();
        for (int at = groups.size() - 1; at >= 0; at--) {
            String group = groups.get(at);
            if (types(group).keySet().stream().anyMatch(named::contains)) {
                matches(NAME, group).forEach(named::add);
                known.push(group);
            }
        }
        return known;
    }

    private static Map<String, String> types(String groups) {
        Map<String, String> types = new LinkedHashMap<>();
        TYPE.matcher(groups).results().forEach(type -> types.put(type.group(1), type.group()));
        return types;
    }

    private static Stream<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group());
    }

    private String inOneGroup() {
        texts.keySet().stream().sorted(Comparator.comparing(this::shape)).forEach(this::order);
        return ordered.stream()
                .map(name -> "  " + texts.get(name) + '\n')
                .collect(Collectors.joining("", " (rec\n", " )\n"));
    }

    /** A type's text without any names, to compare types by what they are. */
    private String shape(String name) {
        return NAME.matcher(texts.get(name)).replaceAll("\\$");
    }

    private void order(String name) {
        Matcher parent = PARENT.matcher(texts.get(name));
        if (parent.find() && texts.containsKey(parent.group(1))) {
            order(parent.group(1));
        }
        ordered.add(name);
    }
}
