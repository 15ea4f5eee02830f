package deluxe.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Compressed copies beside the files of a bundle: gzip by Java, Brotli by a script for Node. */
final class Compression {
    private static final List<String> COMPRESSIBLE =
            List.of(".html", ".js", ".css", ".wasm", ".svg", ".json", ".webmanifest", ".txt");
    private static final String BROTLI = "brotli.js";

    private Compression() {}

    /**
     * Compresses all files that get shorter by it.
     *
     * @param tools the folder with the script
     * @param quality Brotli's, up to 11, which takes longest
     */
    static void compress(Path folder, Path tools, int quality) throws IOException, InterruptedException {
        List<Path> chosen;
        try (Stream<Path> found = Files.walk(folder)) {
            chosen = found.filter(Files::isRegularFile)
                    .filter(Compression::isCompressible)
                    .toList();
        }
        for (Path file : chosen) {
            Files.write(file.resolveSibling(file.getFileName() + ".gz"), gzipped(Files.readAllBytes(file)));
        }
        brotli(chosen, tools, quality);
    }

    private static boolean isCompressible(Path file) {
        return COMPRESSIBLE.stream().anyMatch(file.toString()::endsWith);
    }

    private static byte[] gzipped(byte[] content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            gzip.write(content);
        }
        return out.toByteArray();
    }

    private static void brotli(List<Path> files, Path tools, int quality) throws IOException, InterruptedException {
        Stream<String> command = Stream.concat(
                Stream.of("node", BROTLI, String.valueOf(quality)),
                files.stream().map(Path::toAbsolutePath).map(Path::toString));
        BuildTool.run(tools, command.toList());
    }
}
