package deluxe.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Binaryen's {@code wasm-opt} for the Wasm, and esbuild and acorn for scripts and styles, which npm brings into a folder of the sources. */
final class NpmTools implements Squeeze {
    private static final String WASM_OPT = "node_modules/binaryen/bin/wasm-opt";
    private static final String SORT_FUNCTIONS = "sort-functions.js";
    private static final String ESBUILD = "node_modules/esbuild/bin/esbuild";

    /** What browsers with WasmGC have, and the compiler uses; nothing newer may come in. */
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

    /** @param tools the folder with the package.json that names them */
    NpmTools(Path tools) {
        this.tools = tools;
    }

    /** Changes with the tools, and with the classes that use them. */
    String way() throws IOException {
        MessageDigest digest = ContentName.sha256();
        digest.update(Files.readAllBytes(tools.resolve("package-lock.json")));
        for (Class<?> user : List.of(
                NpmTools.class,
                Exports.class,
                ClassTables.class,
                FunctionOrder.class,
                Structs.class,
                Form.class,
                CustomSections.class)) {
            try (InputStream code = user.getResourceAsStream(user.getSimpleName() + ".class")) {
                digest.update(code.readAllBytes());
            }
        }
        return ContentName.hex(digest);
    }

    @Override
    public byte[] wasm(byte[] content) throws IOException, InterruptedException {
        byte[] small = made(content, ".wasm", wasmOpt("-Os", "--converge"), "--output");
        List<String> again = wasmOpt("-Os", "--converge", "--skip-pass=reorder-globals");
        byte[] declared =
                made(rewritten(small, text -> ClassTables.declare(Exports.used(text))), ".wat", again, "--output");
        byte[] sorted = made(rewritten(declared, FunctionOrder::sorted), ".wat", wasmOpt(), "--output");
        return CustomSections.copied(content, sorted);
    }

    /** A module in Binaryen's text, after a change. */
    private byte[] rewritten(byte[] module, UnaryOperator<String> change) throws IOException, InterruptedException {
        String text = new String(made(module, ".wasm", wasmOpt("--emit-text"), "--output"), StandardCharsets.UTF_8);
        return change.apply(text).getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> wasmOpt(String... more) {
        List<String> words = new ArrayList<>(List.of("node", WASM_OPT));
        words.addAll(WASM_FEATURES);
        words.addAll(List.of(more));
        return words;
    }

    /** Minified first, since the tool that sorts its functions compares what they say. */
    @Override
    public byte[] javascript(byte[] content) throws IOException, InterruptedException {
        return made(minified(content, ".js", "es2018"), ".js", List.of("node", SORT_FUNCTIONS), "--outfile");
    }

    /** In the language of Safari 12, but for what only browsers with WasmGC run. */
    @Override
    public byte[] text(String name, byte[] content) throws IOException, InterruptedException {
        if (name.endsWith(".js")) {
            return minified(content, ".js", name.equals(Page.RUNTIME) ? "es2022" : "es2018");
        }
        return name.endsWith(".css") ? minified(content, ".css", "safari12") : content;
    }

    /**
     * A module and all that it imports, texts too, as one script for Safari 12, which leaves nothing in the page but what it puts there itself.
     *
     * @param address what the script knows as PUBLIC_ADDRESS
     */
    void join(Path entry, Path joined, String firstLine, String address) throws IOException, InterruptedException {
        install();
        List<String> words = List.of(
                tools.resolve(ESBUILD).toAbsolutePath().toString(),
                "--bundle",
                "--format=iife",
                "--target=es2018",
                "--charset=utf8",
                "--log-level=warning",
                "--loader:.txt=text",
                "--define:PUBLIC_ADDRESS=\"" + address + '"',
                "--banner:js=" + firstLine,
                entry.getFileName().toString(),
                "--outfile=" + joined.toAbsolutePath());
        BuildTool.run(entry.toAbsolutePath().getParent(), words);
    }

    private byte[] minified(byte[] content, String kind, String target) throws IOException, InterruptedException {
        String program = tools.resolve(ESBUILD).toAbsolutePath().toString();
        List<String> words =
                List.of(program, "--minify", "--target=" + target, "--charset=utf8", "--log-level=warning");
        return made(content, kind, words, "--outfile");
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
