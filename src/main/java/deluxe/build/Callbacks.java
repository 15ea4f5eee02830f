package deluxe.build;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The functions that a module passes to JavaScript to be called later: those to which some function refers. Binaryen must know them
 * before it can treat the module as a closed world, from which it leaves out what nobody calls.
 *
 * <p>It reads Binaryen's text, in which each form of a module begins a new line, indented by one at most.
 */
final class Callbacks {
    private static final Pattern TOP = Pattern.compile("(?m)^ ?(?=\\()");
    private static final Pattern FUNCTION = Pattern.compile("(?m)^ ?\\(func (\\S+)");
    private static final Pattern REFERENCE = Pattern.compile("\\(ref\\.func ([^\\s()]+)\\)");
    private static final String MARK = "(@binaryen.js.called)";

    private Callbacks() {}

    /** The same module with a mark in front of each of these functions. */
    static String marked(String module) {
        Set<String> called = new TreeSet<>();
        for (String form : List.of(TOP.split(module))) {
            if (form.startsWith("(func ")) {
                REFERENCE.matcher(form).results().forEach(found -> called.add(found.group(1)));
            }
        }
        return FUNCTION.matcher(module)
                .replaceAll(found -> Matcher.quoteReplacement(
                        called.contains(found.group(1)) ? MARK + '\n' + found.group() : found.group()));
    }
}
