package deluxe.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the pages' engines, except those whose classes and settings have not changed. */
public final class Engines {
    private final Pages pages;
    private final List<File> classPath;
    private final Path target;
    private final Settings settings;

    /** How the engines are made: small, or quickly and easy to read. */
    record Settings(boolean minified, TeaVMOptimizationLevel level, boolean mapped) {}

    Engines(Pages pages, List<File> classPath, Path target, Settings settings) {
        this.pages = pages;
        this.classPath = classPath;
        this.target = target;
        this.settings = settings;
    }

    /** Arguments: the list of pages, where the engines go, whether they are minified, TeaVM's level, whether they have maps. */
    public static void main(String[] args) throws IOException, TeaVMToolException {
        Settings settings = new Settings(
                Boolean.parseBoolean(args[2]), TeaVMOptimizationLevel.valueOf(args[3]), Boolean.parseBoolean(args[4]));
        new Engines(Pages.read(Path.of(args[0])), ownClassPath(), Path.of(args[1]), settings).compile();
    }

    static List<File> ownClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .toList();
    }

    void compile() throws IOException, TeaVMToolException {
        String inputs = digestOfInputs();
        for (PageEngine engine : pages.engines()) {
            String main = engine.main();
            compile(TeaVMTargetType.WEBASSEMBLY_GC, main, target.resolve("wasm").resolve(engine.wasm()), inputs);
            compile(TeaVMTargetType.JAVASCRIPT, main, target.resolve("js").resolve(engine.javascript()), inputs);
        }
    }

    private void compile(TeaVMTargetType type, String main, Path file, String inputs)
            throws IOException, TeaVMToolException {
        Path stamp = target.resolve("inputs").resolve(file.getFileName().toString());
        String made = main + " " + inputs;
        if (Files.exists(file) && Files.exists(stamp) && Files.readString(stamp).equals(made)) {
            return;
        }
        Files.deleteIfExists(stamp);
        deleteMaps(file);
        TeaVMTool tool = tool(type, main, file);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(
                tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), new Complaints());
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IOException(main + " could not be compiled to " + file);
        }
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, made);
    }

    /** Otherwise the maps of an earlier engine would stay beside one that has none. */
    private static void deleteMaps(Path engine) throws IOException {
        if (!Files.exists(engine)) {
            return;
        }
        try (DirectoryStream<Path> maps = Files.newDirectoryStream(engine.getParent(), engine.getFileName() + ".*")) {
            for (Path map : maps) {
                Files.delete(map);
            }
        }
    }

    /** JavaScript checks indexes and casts only if it is strict; Wasm always does. */
    private TeaVMTool tool(TeaVMTargetType type, String main, Path file) {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new Complaints());
        tool.setClassPath(classPath);
        tool.setTargetType(type);
        tool.setMainClass(main);
        tool.setTargetDirectory(file.getParent().toFile());
        tool.setTargetFileName(file.getFileName().toString());
        tool.setStrict(type == TeaVMTargetType.JAVASCRIPT);
        tool.setObfuscated(settings.minified);
        tool.setOptimizationLevel(settings.level);
        tool.setSourceMapsFileGenerated(settings.mapped);
        tool.setDebugInformationGenerated(settings.mapped);
        return tool;
    }

    private String digestOfInputs() throws IOException {
        MessageDigest digest = ContentName.sha256();
        digest.update(settings.toString().getBytes(StandardCharsets.UTF_8));
        for (File entry : classPath) {
            digest.update(entry.getName().getBytes(StandardCharsets.UTF_8));
            if (entry.isDirectory()) {
                addFiles(entry.toPath(), digest);
            }
        }
        return ContentName.hex(digest);
    }

    private static void addFiles(Path folder, MessageDigest digest) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
                digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
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
