package deluxe.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sorts a module's functions: those of one type are together, and among them those that do the same things are next to each other.
 * Brotli needs few bits for what resembles its neighbour. Nothing else in a module depends on this order.
 *
 * <p>It reads Binaryen's text, in which each form of a module begins a new line, indented by one.
 */
final class FunctionOrder {
    private static final Pattern TOP = Pattern.compile("(?m)^ (?=\\()");
    private static final Pattern DECLARED = Pattern.compile("(?m)^ {1,2}\\(type (\\S+) ");
    private static final Pattern TYPE = Pattern.compile("\\(type (\\S+)\\)");
    private static final Pattern NAME = Pattern.compile("\\$[^\\s()]+");

    private FunctionOrder() {}

    /** A function with what it is sorted by: the place of its type among all types, and its text without the names that it uses. */
    private record Function(String text, int type, String deeds) {
        static Function of(String text, Map<String, Integer> types) {
            Matcher type = TYPE.matcher(text);
            if (!type.find()) {
                throw new IllegalArgumentException("a function without a type: " + text);
            }
            return new Function(
                    text, types.get(type.group(1)), NAME.matcher(text).replaceAll("\\$"));
        }
    }

    static String sorted(String module) {
        int end = module.lastIndexOf(')');
        Map<String, Integer> types = new HashMap<>();
        DECLARED.matcher(module).results().forEach(type -> types.put(type.group(1), types.size()));
        List<Function> functions = new ArrayList<>();
        StringBuilder sorted = new StringBuilder();
        for (String form : List.of(TOP.split(module.substring(0, end)))) {
            if (form.startsWith("(func ")) {
                functions.add(Function.of(form, types));
            } else {
                sorted.append(form);
            }
        }
        functions.stream()
                .sorted(Comparator.comparingInt(Function::type).thenComparing(Function::deeds))
                .forEach(function -> sorted.append(function.text()));
        return sorted.append(module.substring(end)).toString();
    }
}
