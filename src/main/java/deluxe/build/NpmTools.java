package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Binaryen's {@code wasm-opt} for the Wasm and Terser for scripts, which npm brings into a folder of the sources. */
final class NpmTools implements Slimming {
    private static final String WASM_OPT = "node_modules/binaryen/bin/wasm-opt";
    private static final String TERSER = "node_modules/terser/bin/terser";

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

    /** @param tools the folder with the package.json that names them */
    NpmTools(Path tools) {
        this.tools = tools;
    }

    @Override
    public byte[] slim(String name, byte[] content) throws IOException, InterruptedException {
        if (name.endsWith(".wasm")) {
            List<String> options = new ArrayList<>(FEATURES);
            options.add("-Os");
            return made(WASM_OPT, content, options);
        }
        return name.endsWith(".js") ? made(TERSER, content, List.of("--compress", "--mangle")) : content;
    }

    private byte[] made(String program, byte[] content, List<String> options) throws IOException, InterruptedException {
        if (!isInstalled()) {
            Command.run(tools, List.of("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"));
        }
        Path given = Files.createTempFile("deluxe", ".given");
        Path made = Files.createTempFile("deluxe", ".smaller");
        try {
            Files.write(given, content);
            List<String> words = new ArrayList<>(List.of("node", program, given.toString(), "-o", made.toString()));
            words.addAll(options);
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
