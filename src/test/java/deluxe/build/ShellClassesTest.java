package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The Android app's own classes compile against the installed Capacitor. javac reads Capacitor from its sources; the few Android classes
 * that ours use are in {@code capacitor/stand-ins}. Capacitor's own errors, where it needs more of Android, don't count.
 */
class ShellClassesTest {
    private static final Path CAPACITOR =
            Path.of("capacitor/node_modules/@capacitor/android/capacitor/src/main/java/com/getcapacitor");
    private static final Path SHELL = Path.of("capacitor/android/app/src/main/java/io/github/dominoesdeluxe");
    private static final Path SAMPLES = Path.of("capacitor/platform");
    private static final Path ANDROID = Path.of("capacitor/stand-ins");
    private static final String REGISTERED =
            "bridgeBuilder.addPluginInstance(new MatchHostPlugin(new YourPlatform(this)));";

    @TempDir
    private static Path compiled;

    @BeforeAll
    static void capacitorIsInstalled() {
        assertThat(CAPACITOR).describedAs("run npm ci in capacitor/ first").isDirectory();
    }

    @Test
    void theShellAndTheSamplePluginCompileAgainstTheInstalledCapacitor() throws IOException {
        List<JavaFileObject> sources = sources();

        assertThat(sources).hasSizeGreaterThanOrEqualTo(3);
        assertThat(faultsIn(sources)).isEmpty();
    }

    /** Compiles that line of MainActivity, without its two slashes, together with the class that a platform writes. */
    @Test
    void theSamplePluginIsRegisteredByTheLineThatMainActivityShows() throws IOException {
        String activity = Files.readString(SHELL.resolve("MainActivity.java"));
        assertThat(activity).contains("// " + REGISTERED);
        List<JavaFileObject> sources = new ArrayList<>(sources());
        sources.removeIf(source -> source.getName().endsWith("MainActivity.java"));
        sources.add(text("MainActivity", activity.replace("// " + REGISTERED, REGISTERED)));
        sources.add(text("YourPlatform", yourPlatform()));

        assertThat(faultsIn(sources)).isEmpty();
    }

    @Test
    void classesThatDoNotFitCapacitorAreFound() throws IOException {
        List<JavaFileObject> sources = List.of(
                changed(
                        "MainActivity",
                        Map.of(
                                "getSettings().setTextZoom", "getSettings().setZoom",
                                "onPageCommitVisible(WebView view", "onPageVisible(WebView view",
                                "new RendererLoss(this)", "this")),
                changed(
                        "RendererLoss",
                        Map.of("public boolean onRenderProcessGone", "public void onRenderProcessGone")));

        assertThat(faultsIn(sources))
                .anyMatch(fault -> fault.startsWith("MainActivity.java") && fault.contains("setZoom"))
                .anyMatch(fault -> fault.startsWith("MainActivity.java") && fault.contains("override"))
                .anyMatch(fault -> fault.startsWith("MainActivity.java") && fault.contains("WebViewListener"))
                .anyMatch(fault -> fault.startsWith("RendererLoss.java") && fault.contains("onRenderProcessGone"));
    }

    @ParameterizedTest
    @CsvSource({
        "android/MatchHostPlugin.java, @PluginMethod\\s+public void (\\w+)\\(PluginCall",
        "ios/MatchHostPlugin.swift, CAPPluginMethod\\(name: \"(\\w+)\""
    })
    void aSamplePluginHasTheMethodsThatTheGameCalls(String file, String method) throws IOException {
        String called = Files.readString(Path.of("src/main/host/native.js"));
        String sample = Files.readString(SAMPLES.resolve(file));

        assertThat(found(sample, method))
                .isEqualTo(found(called.replace("plugin.addListener", ""), "\\bplugin\\s*\\.(\\w+)\\("))
                .hasSize(10);
        assertThat(found(sample, "otifyListeners\\(\"(\\w+)\""))
                .isEqualTo(found(called, "addListener\\('(\\w+)'"))
                .hasSize(1);
        assertThat(sample).contains("\"MatchHost\"");
    }

    private static String yourPlatform() {
        return """
                package io.github.dominoesdeluxe;

                final class YourPlatform implements MatchHostPlugin.Platform {
                    YourPlatform(android.app.Activity activity) {}
                    public void matchWillBegin(MatchHostPlugin.Reply reply) {
                        reply.play(java.util.Map.of("match", "m1", "seed", "00000000000000000000000000c0ffee", "difficulty", "hard", "pauseSeconds", 60));
                    }
                    public void gameDidOpen() {}
                    public void matchDidBegin(String match, boolean isResumed) {}
                    public void scoreDidChange(String match, int atMillis, int player, int opponent) {}
                    public void matchDidFinish(String match, String record, Runnable acknowledge) {
                        acknowledge.run();
                    }
                    public void dealerIsAsked(String match, String question, java.util.function.Consumer<String> reply) {
                        reply.accept(question);
                    }
                    public void matchDidEnd(String match) {}
                    public void returnToHost(String match) {}
                    public void matchDidAbort(String match, String reason) {}
                    public void matchDidFail(String code, String message) {}
                }
                """;
    }

    private static JavaFileObject changed(String name, Map<String, String> changes) throws IOException {
        String source = Files.readString(SHELL.resolve(name + ".java"));
        for (Map.Entry<String, String> change : changes.entrySet()) {
            assertThat(source).contains(change.getKey());
            source = source.replace(change.getKey(), change.getValue());
        }
        return text(name, source);
    }

    private static List<JavaFileObject> sources() throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (Path folder : List.of(SHELL, SAMPLES.resolve("android"))) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    String name = file.getFileName().toString();
                    sources.add(text(name.substring(0, name.indexOf('.')), Files.readString(file)));
                }
            }
        }
        return sources;
    }

    /** The errors that javac finds in these sources, without those in Capacitor's. */
    private static List<String> faultsIn(List<JavaFileObject> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            files.setLocationFromPaths(
                    StandardLocation.SOURCE_PATH, List.of(CAPACITOR.getParent().getParent(), ANDROID));
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(compiled));
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(compiled));
            List<String> options = List.of("-proc:none", "-implicit:none", "-Xmaxerrs", "10000");
            compiler.getTask(null, files, found, options, null, sources).call();
        }
        return found.getDiagnostics().stream()
                .filter(fault -> fault.getKind() == Diagnostic.Kind.ERROR && sources.contains(fault.getSource()))
                .map(fault -> Path.of(fault.getSource().getName()).getFileName() + ":" + fault.getLineNumber() + " "
                        + fault.getMessage(Locale.ROOT))
                .toList();
    }

    private static JavaFileObject text(String name, String source) {
        URI place = URI.create("string:///io/github/dominoesdeluxe/" + name + ".java");
        return new SimpleJavaFileObject(place, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }

    private static Set<String> found(String text, String pattern) {
        Set<String> found = new TreeSet<>();
        for (MatchResult result :
                Pattern.compile(pattern).matcher(text).results().toList()) {
            found.add(result.group(1));
        }
        return found;
    }
}
