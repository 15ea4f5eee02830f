package deluxe.build;

import java.util.List;

/** Which files of the bundle a browser asks for before Start works. Browser tests hold this to what they see. */
public final class UntilPlayable {
    /** How the files of the page begin on which a match is watched. */
    private static final String WATCHING = "watch.";

    private static final String STYLES_OF_SCREENS = "screens.";

    /**
     * What the page asks for only when it comes to it: sound, icons, the styles of what is seen after Start and its pictures, what an
     * installer reads, the face of longer texts, letters of Spanish and of rare names, words of other languages; what only a shell does; and
     * the page on which a match is watched.
     */
    private static final List<String> LATER = List.of(
            STYLES_OF_SCREENS,
            "sliders.",
            "audio/",
            "icons/",
            "pictures/",
            "manifest.",
            "fonts/OFL",
            "fonts/nunito-600",
            "fonts/nunito-800-names",
            "fonts/nunito-800-spanish",
            "fonts/cinzel-700-spanish",
            "native.",
            "words",
            WATCHING);

    /** What is not asked for where a match is only watched, besides the game's own engines. */
    private static final List<String> GAME_ALONE = List.of("index.", "host.");

    private UntilPlayable() {}

    /** Where the engine is Wasm. */
    public static boolean isForWasm(String name) {
        return isForEither(name) && !name.startsWith("longs.") && !isJavaScriptEngine(name);
    }

    /** Where the engine is JavaScript, in the oldest of browsers. */
    public static boolean isForJavaScript(String name) {
        return isForEither(name) && !name.endsWith(".wasm") && !name.startsWith("runtime.");
    }

    /** What is asked for before a recorded match is seen, where the engine is Wasm. */
    static boolean isForWatching(String name) {
        if (name.startsWith(WATCHING)) {
            return !name.endsWith(".js");
        }
        return name.startsWith(STYLES_OF_SCREENS) || (isForWasm(name) && !isOfTheGameAlone(name));
    }

    private static boolean isOfTheGameAlone(String name) {
        return GAME_ALONE.stream().anyMatch(name::startsWith) || (name.startsWith("deluxe.") && !name.endsWith(".css"));
    }

    private static boolean isForEither(String name) {
        return LATER.stream().noneMatch(name::startsWith);
    }

    private static boolean isJavaScriptEngine(String name) {
        return name.startsWith("deluxe.") && name.endsWith(".js");
    }
}
