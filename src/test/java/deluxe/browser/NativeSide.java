package deluxe.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.json.Json;

/**
 * An app around the page. The bridge is the one that Capacitor ships; which plugins there are, with which methods and events, is read from
 * their installed native sources. What the plugins do is faked. Chromium stands for Android, WebKit for iOS.
 */
final class NativeSide {
    private static final Path INSTALLED = Path.of("capacitor/node_modules");
    private static final Path EMBEDDING = Path.of("docs/embedding.md");

    private static final Pattern JAVA_PLUGIN =
            Pattern.compile("@CapacitorPlugin(?:\\(\\s*name = \"(\\w+)\")?[^{]*?class (\\w+)");
    private static final Pattern JAVA_METHOD =
            Pattern.compile("@PluginMethod(\\([^)]*\\))?(?:\\s*@\\w+(?:\\([^)]*\\))?)*\\s+public void (\\w+)\\(");
    private static final Pattern SWIFT_PLUGIN = Pattern.compile("let jsName = \"(\\w+)\"");
    private static final Pattern SWIFT_METHOD =
            Pattern.compile("CAPPluginMethod\\(name: \"(\\w+)\", returnType: CAPPluginReturn(\\w+)\\)");
    private static final Pattern EVENT = Pattern.compile("(?:EVENT_\\w+ = |notifyListeners\\()\"(\\w+)\"");

    private final Map<String, Plugin> plugins = new TreeMap<>();
    private final boolean isIos;

    /** A plugin's methods, each with the way it answers, and its events. */
    private record Plugin(Map<String, String> methods, Set<String> events) {}

    private NativeSide(Engine engine) throws IOException {
        isIos = engine == Engine.WEBKIT;
        Map<?, ?> packages = new Json().toType(Files.readString(Path.of("capacitor/package.json")), Map.class);
        for (Object name : ((Map<?, ?>) packages.get("dependencies")).keySet()) {
            read(INSTALLED.resolve(String.valueOf(name)));
        }
    }

    /** The script for the app as it is. */
    static String of(Engine engine) {
        try {
            return new NativeSide(engine).script();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The same with a skill platform's plugin, which has the methods that {@code docs/embedding.md} asks for. */
    static String withMatchHost(Engine engine) {
        try {
            NativeSide side = new NativeSide(engine);
            Plugin host = new Plugin(new TreeMap<>(), Set.of("matchWillClose"));
            Matcher row = Pattern.compile("(?m)^\\| [^|]*\\| `(\\w+)\\(").matcher(Files.readString(EMBEDDING));
            row.results().forEach(method -> host.methods.put(method.group(1), "promise"));
            side.plugins.put("MatchHost", host);
            return side.script();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void read(Path dependency) throws IOException {
        Predicate<String> isOfSystem =
                isIos ? name -> name.endsWith(".swift") && !name.contains("Tests") : name -> name.endsWith(".java");
        try (Stream<Path> files = Files.walk(dependency)) {
            for (Path file :
                    files.filter(each -> isOfSystem.test(each.toString())).toList()) {
                if (isIos) {
                    readSwift(Files.readString(file));
                } else {
                    readJava(Files.readString(file));
                }
            }
        }
    }

    private void readJava(String source) {
        Matcher named = JAVA_PLUGIN.matcher(source);
        if (!named.find()) {
            return;
        }
        Plugin plugin = new Plugin(new TreeMap<>(), events(source));
        JAVA_METHOD
                .matcher(source)
                .results()
                .forEach(method ->
                        plugin.methods.put(method.group(2), method.group(1) == null ? "promise" : method.group(1)));
        plugins.put(named.group(1) == null ? named.group(2) : named.group(1), plugin);
    }

    private void readSwift(String source) {
        Matcher named = SWIFT_PLUGIN.matcher(source);
        if (!named.find()) {
            return;
        }
        Plugin plugin = new Plugin(new TreeMap<>(), events(source));
        SWIFT_METHOD.matcher(source).results().forEach(method -> plugin.methods.put(method.group(1), method.group(2)));
        plugins.put(named.group(1), plugin);
    }

    private static Set<String> events(String source) {
        Set<String> events = new TreeSet<>();
        EVENT.matcher(source).results().forEach(event -> events.add(event.group(1)));
        return events;
    }

    /** Its parts, in the order in which both systems put them into a page: their own objects, Capacitor's, the bridge, the plugins. */
    private String script() throws IOException {
        Path bridge = isIos
                ? INSTALLED.resolve("@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js")
                : INSTALLED.resolve("@capacitor/android/capacitor/src/main/assets/native-bridge.js");
        return String.join(
                "\n",
                "window.kitApp = { isIos: " + isIos + ", plugins: " + new Json().toJson(surface()) + " };",
                FirstScript.NATIVE_SIDE.source(),
                Files.readString(bridge),
                "window.kitApp.addPlugins();");
    }

    private Map<String, Object> surface() {
        Map<String, Object> surface = new TreeMap<>();
        plugins.forEach((name, plugin) ->
                surface.put(name, Map.of("methods", plugin.methods, "events", List.copyOf(plugin.events))));
        return surface;
    }
}
