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

/** Compressed copies beside the files of a bundle: gzip by Java, Brotli by Node's zlib. */
final class Compression {
    private static final List<String> COMPRESSIBLE =
            List.of(".html", ".js", ".css", ".wasm", ".svg", ".json", ".webmanifest", ".txt");
    /** No setting is the best for every file, so each is compressed in several ways and the shortest result is kept. */
    private static final String BROTLI = """
            const fs = require('fs'), util = require('util'), zlib = require('zlib');
            const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NDIRECT } = zlib.constants;
            const compress = util.promisify(zlib.brotliCompress);
            const ways = [[16, 8], [16, 14], [17, 8]].map(([block, direct]) => (
              { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGBLOCK]: block, [BROTLI_PARAM_NDIRECT]: direct }));
            async function writeShortest(file) {
              const content = fs.readFileSync(file);
              const results = await Promise.all(ways.map(params => compress(content, { params })));
              fs.writeFileSync(file + '.br', results.reduce((shortest, next) => next.length < shortest.length ? next : shortest));
            }
            (async () => {
              for (const file of process.argv.slice(1)) {
                await writeShortest(file);
              }
            })();
            """;

    private Compression() {}

    static void compress(Path folder) throws IOException, InterruptedException {
        List<Path> chosen;
        try (Stream<Path> found = Files.walk(folder)) {
            chosen = found.filter(Files::isRegularFile)
                    .filter(Compression::isCompressible)
                    .toList();
        }
        for (Path file : chosen) {
            Files.write(file.resolveSibling(file.getFileName() + ".gz"), gzipped(Files.readAllBytes(file)));
        }
        brotli(chosen);
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

    private static void brotli(List<Path> files) throws IOException, InterruptedException {
        Stream<String> command = Stream.concat(
                Stream.of("node", "-e", BROTLI, "--"), files.stream().map(Path::toString));
        BuildTool.run(Path.of("."), command.toList());
    }
}
