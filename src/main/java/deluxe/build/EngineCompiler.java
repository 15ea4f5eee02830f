package deluxe.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles one engine, in a process of its own. The compiler goes through sets in the order of identity hashes, names classes by counts
 * that outlive a compilation, and compares names of lambdas that depend on what ran before. In a fresh process in which all identity
 * hashes are equal, the same classes give the same bytes.
 */
final class EngineCompiler {
    /** The hashes, and what suits a JVM that lives for some seconds. */
    private static final List<String> JVM = List.of(
            "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final int SETTINGS_OF_ALL = 3;

    private final TeaVMTargetType type;
    private final PageEngine engine;
    private final Path target;
    private final List<String> settings;
    private final Path file;
    private final Path stamp;

    /** @param settings whether the engine is minified, TeaVM's level, whether it has maps; and the kind of module, if it is one */
    EngineCompiler(TeaVMTargetType type, PageEngine engine, Path target, List<String> settings) {
        this.type = type;
        this.engine = engine;
        this.target = target;
        this.settings = settings;
        this.file = type == TeaVMTargetType.JAVASCRIPT
                ? target.resolve("js").resolve(engine.javascript())
                : target.resolve("wasm").resolve(engine.wasm());
        this.stamp = target.resolve("inputs").resolve(file.getFileName().toString());
    }

    /** Arguments: the target, the engine's name, its main class, the folder for all engines, the settings. */
    public static void main(String[] args) throws IOException, TeaVMToolException {
        new EngineCompiler(
                        TeaVMTargetType.valueOf(args[0]),
                        new PageEngine(args[1], args[2]),
                        Path.of(args[3]),
                        List.of(args).subList(4, args.length))
                .compile();
    }

    /** Whether the engine was made in this way from what its classes and templates are now. */
    boolean isCurrent() throws IOException {
        if (!Files.exists(file) || !Files.exists(stamp)) {
            return false;
        }
        List<String> lines = Files.readAllLines(stamp);
        return lines.get(0).equals(way()) && Inputs.areUnchanged(lines.subList(1, lines.size()));
    }

    Void compileInItsOwnProcess() throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        words.addAll(JVM);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), EngineCompiler.class.getName()));
        words.addAll(List.of(type.name(), engine.name(), engine.main(), target.toString()));
        words.addAll(settings);
        BuildTool.run(Path.of("."), words);
        return null;
    }

    private void compile() throws IOException, TeaVMToolException {
        Files.deleteIfExists(stamp);
        deleteMaps();
        Inputs inputs = new Inputs();
        TeaVMTool tool = tool();
        tool.setClassLoader(inputs);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(
                tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), new Complaints());
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IOException(engine.main() + " could not be compiled to " + file);
        }
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, way() + '\n' + String.join("\n", inputs.lines()));
    }

    /** The settings, and the libraries with their versions. */
    private String way() {
        String libraries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> new File(entry).getName())
                .filter(name -> name.endsWith(".jar"))
                .collect(Collectors.joining(" "));
        return engine.main() + ' ' + settings + ' ' + libraries;
    }

    /** Otherwise the maps of an earlier engine would stay beside one that has none. */
    private void deleteMaps() throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (DirectoryStream<Path> maps = Files.newDirectoryStream(file.getParent(), file.getFileName() + ".*")) {
            for (Path map : maps) {
                Files.delete(map);
            }
        }
    }

    /** JavaScript checks indexes and casts only if it is strict; Wasm always does. */
    private TeaVMTool tool() {
        boolean isMapped = Boolean.parseBoolean(settings.get(2));
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new Complaints());
        tool.setTargetType(type);
        tool.setMainClass(engine.main());
        tool.setTargetDirectory(file.getParent().toFile());
        tool.setTargetFileName(file.getFileName().toString());
        tool.setStrict(type == TeaVMTargetType.JAVASCRIPT);
        if (settings.size() > SETTINGS_OF_ALL) {
            tool.setJsModuleType(JSModuleType.valueOf(settings.get(SETTINGS_OF_ALL)));
        }
        tool.setObfuscated(Boolean.parseBoolean(settings.get(0)));
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(settings.get(1)));
        tool.setSourceMapsFileGenerated(isMapped);
        tool.setDebugInformationGenerated(isMapped);
        return tool;
    }

    /** Prints only what is wrong. */
    private static final class Complaints extends EmptyTeaVMToolLog implements TeaVMToolLog {
        @Override
        public void warning(String text) {
            System.err.println(text);
        }

        @Override
        public void warning(String text, Throwable reason) {
            System.err.println(text + ": " + reason);
        }

        @Override
        public void error(String text) {
            System.err.println(text);
        }

        @Override
        public void error(String text, Throwable reason) {
            System.err.println(text + ": " + reason);
        }
    }
}
