package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What a browser downloads until Start works, by either engine, and what there is in all. */
record Weight(Download wasm, Download javascript, Download everything) {
    /** What the page asks for only when it comes to it: sound, icons, the face of longer texts, letters of rare names. */
    private static final List<String> LATER =
            List.of("audio/", "icons/", "fonts/OFL", "fonts/nunito-600", "fonts/nunito-800-names");

    static Weight of(Path bundle) throws IOException {
        Download wasm = Download.NOTHING;
        Download javascript = Download.NOTHING;
        Download everything = Download.NOTHING;
        try (Stream<Path> found = Files.walk(bundle)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                String name = bundle.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".br") || name.endsWith(".gz")) {
                    continue;
                }
                Download download = new Download(packed(file, ".br"), packed(file, ".gz"));
                everything = everything.plus(download);
                if (isForWasm(name)) {
                    wasm = wasm.plus(download);
                }
                if (isForJavaScript(name)) {
                    javascript = javascript.plus(download);
                }
            }
        }
        return new Weight(wasm, javascript, everything);
    }

    String inWords() {
        return "The bundle until playable: " + wasm.inWords() + " by Wasm, " + javascript.inWords()
                + " by JavaScript; everything: " + everything.inWords();
    }

    /** Whether the file comes before Start works where the engine is Wasm. */
    static boolean isForWasm(String name) {
        return isForEither(name) && !name.startsWith("longs.") && !isJavaScriptEngine(name);
    }

    /** Whether the file comes before Start works where the engine is JavaScript, in the oldest of browsers. */
    static boolean isForJavaScript(String name) {
        return isForEither(name) && !name.endsWith(".wasm") && !name.startsWith("runtime.");
    }

    private static boolean isForEither(String name) {
        return LATER.stream().noneMatch(name::startsWith);
    }

    private static boolean isJavaScriptEngine(String name) {
        return name.startsWith("deluxe.") && name.endsWith(".js");
    }

    private static long packed(Path file, String ending) throws IOException {
        Path copy = file.resolveSibling(file.getFileName() + ending);
        return Files.size(Files.exists(copy) ? copy : file);
    }
}
