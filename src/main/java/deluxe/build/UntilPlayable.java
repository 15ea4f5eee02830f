package deluxe.build;

import java.util.List;

/** Which files of the bundle a browser asks for before Start works. Browser tests hold this to what they see. */
public final class UntilPlayable {
    /** What the page asks for only when it comes to it: sound, icons, the pictures of the results, what an installer reads, the face of longer texts, letters of rare names; and what only a shell does. */
    private static final List<String> LATER = List.of(
            "audio/",
            "icons/",
            "pictures/",
            "manifest.",
            "fonts/OFL",
            "fonts/nunito-600",
            "fonts/nunito-800-names",
            "fonts/nunito-800-spanish",
            "fonts/cinzel-700-spanish",
            "native.");

    private UntilPlayable() {}

    /** Where the engine is Wasm. */
    public static boolean isForWasm(String name) {
        return isForEither(name) && !name.startsWith("longs.") && !isJavaScriptEngine(name);
    }

    /** Where the engine is JavaScript, in the oldest of browsers. */
    public static boolean isForJavaScript(String name) {
        return isForEither(name) && !name.endsWith(".wasm") && !name.startsWith("runtime.");
    }

    private static boolean isForEither(String name) {
        return LATER.stream().noneMatch(name::startsWith);
    }

    private static boolean isJavaScriptEngine(String name) {
        return name.startsWith("deluxe.") && name.endsWith(".js");
    }
}
