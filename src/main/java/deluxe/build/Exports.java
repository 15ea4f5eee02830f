package deluxe.build;

import java.util.List;
import java.util.regex.Pattern;

/** What TeaVM's Wasm offers to a runtime that ours, {@code runtime.js}, does not ask for. Binaryen then leaves out the code behind it. */
final class Exports {
    private static final List<String> UNUSED =
            List.of("teavm.malloc", "teavm.free", "teavm.realloc", "teavm_processQueue", "teavm_stopped");

    private static final Pattern FORM = Pattern.compile("(?m)^ \\(export \"([^\"]*)\" .*\n");

    private Exports() {}

    /** A module in Binaryen's text, without them. */
    static String used(String module) {
        return FORM.matcher(module).replaceAll(form -> UNUSED.contains(form.group(1)) ? "" : "$0");
    }
}
