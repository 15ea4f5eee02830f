package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What a browser downloads until Start works, by either engine, until a recorded match is seen, and all that there is. */
record Weight(Download wasm, Download javascript, Download watching, Download everything) {
    static Weight of(Path bundle) throws IOException {
        Download wasm = Download.NOTHING;
        Download javascript = Download.NOTHING;
        Download watching = Download.NOTHING;
        Download everything = Download.NOTHING;
        try (Stream<Path> found = Files.walk(bundle)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                String name = bundle.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".br") || name.endsWith(".gz")) {
                    continue;
                }
                Download download = new Download(packed(file, ".br"), packed(file, ".gz"));
                everything = everything.plus(download);
                if (UntilPlayable.isForWasm(name)) {
                    wasm = wasm.plus(download);
                }
                if (UntilPlayable.isForJavaScript(name)) {
                    javascript = javascript.plus(download);
                }
                if (UntilPlayable.isForWatching(name)) {
                    watching = watching.plus(download);
                }
            }
        }
        return new Weight(wasm, javascript, watching, everything);
    }

    String inWords() {
        return "The bundle until playable: " + wasm.inWords() + " on Wasm, " + javascript.inWords()
                + " on JavaScript; until a match can be watched: " + watching.inWords() + "; everything: "
                + everything.inWords();
    }

    private static long packed(Path file, String ending) throws IOException {
        Path copy = file.resolveSibling(file.getFileName() + ending);
        return Files.size(Files.exists(copy) ? copy : file);
    }
}
