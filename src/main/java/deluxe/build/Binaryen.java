package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes the Wasm smaller: Binaryen's {@code wasm-opt}, which npm brings into a folder of the sources. */
final class Binaryen implements WasmPass {
    private static final String PROGRAM = "node_modules/binaryen/bin/wasm-opt";

    /** What browsers with WasmGC have, and the compiler uses; nothing newer may come in. */
    private static final List<String> FEATURES = List.of(
            "--enable-gc",
            "--enable-reference-types",
            "--enable-exception-handling",
            "--enable-bulk-memory",
            "--enable-nontrapping-float-to-int",
            "--enable-sign-ext",
            "--enable-mutable-globals",
            "--enable-multivalue");

    private final Path tools;

    /** @param tools the folder with the package.json that names Binaryen */
    Binaryen(Path tools) {
        this.tools = tools;
    }

    @Override
    public byte[] done(byte[] wasm) throws IOException, InterruptedException {
        if (!isInstalled()) {
            Command.run(tools, List.of("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"));
        }
        Path given = Files.createTempFile("deluxe", ".wasm");
        Path made = Files.createTempFile("deluxe", ".smaller.wasm");
        try {
            Files.write(given, wasm);
            List<String> words = new ArrayList<>(List.of("node", PROGRAM));
            words.addAll(FEATURES);
            words.addAll(List.of("-Os", given.toString(), "-o", made.toString()));
            Command.run(tools, words);
            return Files.readAllBytes(made);
        } finally {
            Files.delete(given);
            Files.delete(made);
        }
    }

    private boolean isInstalled() throws IOException {
        Path installed = tools.resolve("node_modules/.package-lock.json");
        return Files.exists(installed)
                && Files.getLastModifiedTime(installed)
                                .compareTo(Files.getLastModifiedTime(tools.resolve("package-lock.json")))
                        >= 0;
    }
}
