package deluxe.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Binaryen's {@code wasm-opt} for the Wasm, a script of ours for engines in JavaScript, and esbuild for the rest; npm installs them in
 * a folder of the sources.
 */
final class NpmTools implements Squeeze {
    private static final String SAFARI_12 = "es2018";
    private static final String WASM_OPT = "node_modules/binaryen/bin/wasm-opt";
    private static final String TABLES = "tables.js";
    private static final String SCRIPT = "script.js";
    private static final String SHORTER = "shorter.js";
    private static final String ESBUILD = "node_modules/esbuild/bin/esbuild";

    /** The features that browsers with WasmGC have and the compiler uses; nothing newer is allowed. */
    private static final List<String> WASM_FEATURES = List.of(
            "--enable-gc",
            "--enable-reference-types",
            "--enable-exception-handling",
            "--enable-bulk-memory",
            "--enable-nontrapping-float-to-int",
            "--enable-sign-ext",
            "--enable-mutable-globals",
            "--enable-multivalue");

    private final Path tools;

    /** @param tools the folder with the package.json that lists them */
    NpmTools(Path tools) {
        this.tools = tools;
    }

    /** Identifies how engines are made smaller: changes with the tools, and with the classes that use them. */
    String way() throws IOException {
        MessageDigest digest = ContentName.sha256();
        for (String used : List.of("package-lock.json", SCRIPT, SHORTER, TABLES)) {
            digest.update(Files.readAllBytes(tools.resolve(used)));
        }
        for (Class<?> user : List.of(NpmTools.class, CustomSections.class)) {
            try (InputStream code = user.getResourceAsStream(user.getSimpleName() + ".class")) {
                digest.update(code.readAllBytes());
            }
        }
        return ContentName.hex(digest);
    }

    @Override
    public byte[] wasm(byte[] content) throws IOException, InterruptedException {
        byte[] shrunk = made(content, ".wasm", wasmOpt("-Os"), "--output");
        byte[] text = made(shrunk, ".wasm", wasmOpt("--emit-text"), "--output");
        byte[] declared = made(text, ".wat", List.of("node", TABLES), "--outfile");
        byte[] small = made(declared, ".wat", wasmOpt("-Os", "--skip-pass=reorder-globals"), "--output");
        return CustomSections.copied(content, small);
    }

    private static List<String> wasmOpt(String... more) {
        List<String> words = new ArrayList<>(List.of("node", WASM_OPT));
        words.addAll(WASM_FEATURES);
        words.addAll(List.of(more));
        return words;
    }

    @Override
    public byte[] javascript(byte[] content) throws IOException, InterruptedException {
        return script(content, SAFARI_12);
    }

    /** Scripts get the language of Safari 12, except the one that only browsers with WasmGC run. */
    @Override
    public byte[] text(String name, byte[] content) throws IOException, InterruptedException {
        if (name.endsWith(".js")) {
            return script(content, name.equals(Page.RUNTIME) ? "es2022" : SAFARI_12);
        }
        return name.endsWith(".css") ? style(content) : content;
    }

    /**
     * Joins a module and all that it imports, texts too, into one script for Safari 12, which leaves nothing in the page but what it puts
     * there itself.
     *
     * @param constants names in the scripts, and the texts that they stand for
     */
    void join(Path entry, Path joined, String firstLine, Map<String, String> constants)
            throws IOException, InterruptedException {
        install();
        List<String> words = new ArrayList<>(List.of(
                tools.resolve(ESBUILD).toAbsolutePath().toString(),
                "--bundle",
                "--format=iife",
                "--target=es2018",
                "--charset=utf8",
                "--log-level=warning",
                "--loader:.txt=text",
                "--banner:js=" + firstLine,
                entry.getFileName().toString(),
                "--outfile=" + joined.toAbsolutePath()));
        constants.forEach((name, text) -> words.add("--define:" + name + "=\"" + text + '"'));
        BuildTool.run(entry.toAbsolutePath().getParent(), words);
    }

    private byte[] script(byte[] content, String language) throws IOException, InterruptedException {
        return made(content, ".js", List.of("node", SCRIPT, language), "--outfile");
    }

    private byte[] style(byte[] content) throws IOException, InterruptedException {
        String program = tools.resolve(ESBUILD).toAbsolutePath().toString();
        return made(
                content, ".css", List.of(program, "--minify", "--target=safari12", "--log-level=warning"), "--outfile");
    }

    private byte[] made(byte[] content, String kind, List<String> words, String target)
            throws IOException, InterruptedException {
        install();
        Path given = Files.createTempFile("deluxe", kind);
        Path made = Files.createTempFile("deluxe.smaller", kind);
        try {
            Files.write(given, content);
            List<String> all = new ArrayList<>(words);
            all.addAll(List.of(given.toString(), target + "=" + made));
            BuildTool.run(tools, all);
            return Files.readAllBytes(made);
        } finally {
            Files.delete(given);
            Files.delete(made);
        }
    }

    private synchronized void install() throws IOException, InterruptedException {
        Path installed = tools.resolve("node_modules/.package-lock.json");
        boolean isNew = Files.exists(installed)
                && Files.getLastModifiedTime(installed)
                                .compareTo(Files.getLastModifiedTime(tools.resolve("package-lock.json")))
                        >= 0;
        if (!isNew) {
            BuildTool.run(tools, List.of("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"));
        }
    }
}
