package deluxe.build;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Removes what TeaVM's Wasm exports but our runtime, {@code runtime.js}, does not use. Binaryen then leaves out the code behind it.
 */
final class Exports {
    private static final List<String> UNUSED =
            List.of("teavm.malloc", "teavm.free", "teavm.realloc", "teavm_processQueue", "teavm_stopped");

    private static final Pattern FORM = Pattern.compile("(?m)^ \\(export \"([^\"]*)\" .*\n");

    private Exports() {}

    /** A module in Binaryen's text, without the unused exports. */
    static String used(String module) {
        return FORM.matcher(module).replaceAll(form -> UNUSED.contains(form.group(1)) ? "" : "$0");
    }
}
