package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a browser downloads until the start screen is live, in bytes over the wire, for either engine. */
record Weight(long wasm, long javascript, long everything) {
    private static final List<String> LATER = List.of("audio/", "icons/", "fonts/OFL");

    static Weight of(Path bundle) throws IOException {
        long both = 0;
        long wasm = 0;
        long javascript = 0;
        long everything = 0;
        try (Stream<Path> found = Files.walk(bundle)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                String name = bundle.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".br") || name.endsWith(".gz")) {
                    continue;
                }
                long bytes = overTheWire(file);
                everything += bytes;
                if (LATER.stream().anyMatch(name::startsWith)) {
                    continue;
                }
                if (name.endsWith(".wasm") || name.startsWith("runtime.")) {
                    wasm += bytes;
                } else if (name.matches("deluxe\\.[0-9a-f]+\\.js")) {
                    javascript += bytes;
                } else {
                    both += bytes;
                }
            }
        }
        return new Weight(both + wasm, both + javascript, everything);
    }

    String inWords() {
        return String.format(
                Locale.ROOT,
                "The bundle until playable: %.1f KB by Wasm, %.1f KB by JavaScript; everything: %.1f KB (compressed)",
                wasm / 1024.0,
                javascript / 1024.0,
                everything / 1024.0);
    }

    private static long overTheWire(Path file) throws IOException {
        for (String ending : List.of(".br", ".gz")) {
            Path smaller = file.resolveSibling(file.getFileName() + ending);
            if (Files.exists(smaller)) {
                return Files.size(smaller);
            }
        }
        return Files.size(file);
    }
}
