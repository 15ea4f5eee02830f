package deluxe.build;

import java.util.List;
import java.util.Optional;

/**
 * A page of the bundle.
 *
 * @param engines its engines, of which a browser loads one; none for plain HTML
 * @param parts what a browser loads besides the engine before the page can be used
 * @param words the folder that holds its words in other languages
 * @param moreWords the folder whose words go before its own; none if its own are complete
 * @param limitBytes how much all that may weigh in Brotli
 * @param languages the languages that have a limit of their own, because a browser loads more for them
 */
public record Page(
        String name,
        List<PageEngine> engines,
        List<String> parts,
        String words,
        Optional<String> moreWords,
        long limitBytes,
        List<InLanguage> languages) {
    static final String RUNTIME = "runtime.js";
    private static final String LONGS = "longs.js";

    /**
     * A page in a language other than English.
     *
     * @param parts what a browser loads in addition
     * @param limitBytes how much the page may weigh with them
     */
    public record InLanguage(String code, List<String> parts, long limitBytes) {
        /** Whether a browser loads this file of the bundle for the language. */
        public boolean isLoaded(String file) {
            return parts.contains(ContentName.without(file));
        }
    }

    String html() {
        return name + ".html";
    }

    /** Whether any browser loads this file of the bundle before the page can be used, whatever its engine. */
    boolean isPart(String file) {
        return file.equals(html()) || parts.contains(ContentName.without(file));
    }

    /** Whether a browser that has WasmGC loads this file of the bundle before the page can be used. */
    public boolean isLoadedForWasm(String file) {
        return isPart(file) || engines.stream().anyMatch(engine -> isOfWasm(file, engine));
    }

    /** Whether the oldest browsers load this file of the bundle before the page can be used. */
    public boolean isLoadedForJavaScript(String file) {
        return isPart(file) || engines.stream().anyMatch(engine -> isOfJavaScript(file, engine));
    }

    static boolean isOfWasm(String file, PageEngine engine) {
        return List.of(engine.wasm(), RUNTIME).contains(ContentName.without(file));
    }

    static boolean isOfJavaScript(String file, PageEngine engine) {
        return List.of(engine.javascript(), LONGS).contains(ContentName.without(file));
    }
}
