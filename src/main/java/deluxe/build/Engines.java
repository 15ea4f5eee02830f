package deluxe.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.teavm.tooling.TeaVMTargetType;

/** Compiles the pages' engines, except those that would be the same as before, as many at a time as there are processors. */
public final class Engines {
    private final Pages pages;
    private final Path target;
    private final List<String> settings;

    /** @param settings as {@link EngineCompiler} takes them */
    Engines(Pages pages, Path target, List<String> settings) {
        this.pages = pages;
        this.target = target;
        this.settings = List.copyOf(settings);
    }

    /**
     * Arguments: the list of pages, where the engines go, the page whose Wasm is wanted or {@code all}, which tables there are, and
     * {@link EngineCompiler}'s settings.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Engines engines = new Engines(
                Offer.named(args[3]).pages(Pages.read(Path.of(args[0]))),
                Path.of(args[1]),
                List.of(args).subList(4, args.length));
        boolean isWhole = args[2].equals("all");
        engines.compile(isWhole ? engines.all() : engines.wasmOf(args[2]));
        if (isWhole) {
            engines.compile(List.of(engines.verifier()));
        }
    }

    List<EngineCompiler> all() {
        List<EngineCompiler> all = new ArrayList<>();
        for (PageEngine engine : pages.engines()) {
            all.add(compiler(TeaVMTargetType.WEBASSEMBLY_GC, engine));
            all.add(compiler(TeaVMTargetType.JAVASCRIPT, engine));
        }
        return all;
    }

    /** The verification of records, a module that no page loads. */
    private EngineCompiler verifier() {
        List<String> module = new ArrayList<>(settings);
        module.add("ES2015");
        return new EngineCompiler(
                TeaVMTargetType.JAVASCRIPT,
                new PageEngine("verifier", "deluxe.web.Verifier"),
                target.resolve("verifier"),
                module);
    }

    private List<EngineCompiler> wasmOf(String page) {
        return pages.named(page).engines().stream()
                .map(engine -> compiler(TeaVMTargetType.WEBASSEMBLY_GC, engine))
                .toList();
    }

    private EngineCompiler compiler(TeaVMTargetType type, PageEngine engine) {
        return new EngineCompiler(type, engine, target, settings);
    }

    void compile(List<EngineCompiler> engines) throws IOException, InterruptedException {
        ExecutorService processors =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<Void>> running = new ArrayList<>();
            for (EngineCompiler engine : engines) {
                if (!engine.isCurrent()) {
                    running.add(processors.submit(engine::compileInItsOwnProcess));
                }
            }
            for (Future<Void> each : running) {
                each.get();
            }
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause().getMessage(), failed.getCause());
        } finally {
            processors.shutdownNow();
        }
    }
}
