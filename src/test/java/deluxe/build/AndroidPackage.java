package deluxe.build;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/**
 * The Android app, built as Gradle's plugin builds it, by the same tools and from the same libraries: merged, linked, compiled, dexed,
 * aligned and signed with a key that is made for it. {@code capacitor/apps/pom.xml} brings what is needed.
 */
final class AndroidPackage {
    static final String NAME = "io.github.dominoesdeluxe";

    private static final Path APPS = Path.of("target/apps");
    private static final Path WORK = APPS.resolve("work");
    private static final Path ANDROID = Path.of("capacitor/android");
    private static final Path APP = ANDROID.resolve("app/src/main");
    private static final Pattern PROJECT = Pattern.compile("projectDir = new File\\('(\\.\\./node_modules/[^']+)'\\)");
    private static final Pattern NAMESPACE = Pattern.compile("namespace = \"([\\w.]+)\"");
    private static final Pattern PACKAGE = Pattern.compile("package=\"([\\w.]+)\"");
    private static final String PASSWORD = "pass:for-this-test";

    /** Nothing is left out or renamed, as in the release. */
    private static final String RULES = """
            -keep class ** { *; }
            -dontoptimize
            -dontobfuscate
            -keepattributes *
            """;

    /** A folder with a manifest, and with resources if it has any: the app, a part of Capacitor, or an unpacked library. */
    private record Part(String namespace, Path folder) {
        Path manifest() {
            return folder.resolve("AndroidManifest.xml");
        }
    }

    private final Map<String, String> told;
    private final List<Part> capacitor = new ArrayList<>();
    private final List<Part> libraries = new ArrayList<>();

    AndroidPackage() throws IOException {
        told = GradleScript.run(ANDROID.resolve("app"), Map.of());
        FileUtils.deleteDirectory(WORK.toFile());
        String settings = Files.readString(ANDROID.resolve("capacitor.settings.gradle"));
        for (MatchResult found : PROJECT.matcher(settings).results().toList()) {
            Path project = ANDROID.resolve(found.group(1)).normalize();
            String namespace = AndroidTools.first(NAMESPACE, project.resolve("build.gradle"));
            capacitor.add(new Part(namespace, project.resolve("src/main")));
        }
        for (Path library : AndroidTools.files(APPS.resolve("libraries"), ".aar")) {
            Path folder = WORK.resolve("libraries").resolve(library.getFileName());
            Files.createDirectories(folder);
            AndroidTools.tool("unzip", "-q", library, "-d", folder);
            libraries.add(new Part(AndroidTools.first(PACKAGE, folder.resolve("AndroidManifest.xml")), folder));
        }
    }

    /** Packs the engines without the tavern, and without making them small, and lets Capacitor carry the bundle over. */
    void carry(Path bundle) throws IOException, InterruptedException {
        Bundle.main(new String[] {
            "src/main/pages.properties",
            "src/main/webapp",
            "target/teavm",
            bundle.toString(),
            "src/build",
            "development",
            "src/main/public.properties",
            told("versionName"),
            "dominoes"
        });
        AndroidTools.tool(
                "env",
                "-C",
                "capacitor",
                "DELUXE_BUNDLE=" + bundle.toAbsolutePath(),
                "node",
                "cap.js",
                "sync",
                "android");
    }

    /** The signed package. */
    Path build() throws IOException {
        Path linked = link(merged());
        AndroidTools.withoutOthers(android(), WORK.resolve("android.jar"));
        compile(sources(APP.resolve("java"), WORK.resolve("R")), compiled());
        addTo(linked, dexed());
        Path aligned = WORK.resolve("aligned.apk");
        AndroidTools.tool("zipalign", "-f", 4, linked, aligned);
        return signed(aligned);
    }

    /** Compiles these sources against Android, the libraries and, in the end, the app's own classes. */
    void compile(Collection<Path> sources, Path target) throws IOException {
        List<Path> classpath = new ArrayList<>(List.of(compiled(), WORK.resolve("android.jar")));
        classpath.addAll(libraryClasses());
        List<Object> command = new ArrayList<>(
                List.of("-21", "-nowarn", "-proc:none", "-d", target, "-cp", AndroidTools.joined(classpath)));
        command.addAll(sources);
        java("org.eclipse.jdt.internal.compiler.batch.Main", command.toArray());
    }

    Path compiled() {
        return WORK.resolve("classes");
    }

    /** The names of the classes that the package must hold, as dexdump writes them. */
    List<String> classNames() throws IOException {
        return AndroidTools.files(compiled(), ".class").stream()
                .map(file -> compiled().relativize(file).toString().replaceFirst("\\.class$", ";"))
                .map(name -> "L" + name)
                .toList();
    }

    private Path merged() throws IOException {
        List<Path> others = new ArrayList<>();
        for (Part part : capacitor) {
            // Their build.gradle has the name and the levels that a manifest needs here.
            String manifest = Files.readString(part.manifest())
                    .replaceFirst("<manifest ", "<manifest package=\"" + part.namespace() + "\" ")
                    .replaceFirst("</manifest>", levels() + "</manifest>");
            Path file = WORK.resolve("manifests").resolve(part.namespace() + ".xml");
            Files.createDirectories(file.getParent());
            others.add(Files.writeString(file, manifest));
        }
        libraries.forEach(part -> others.add(part.manifest()));
        Path merged = WORK.resolve("AndroidManifest.xml");
        java(
                "com.android.manifmerger.Merger",
                "--main",
                APP.resolve("AndroidManifest.xml"),
                "--libs",
                AndroidTools.joined(others),
                "--property",
                "PACKAGE=" + NAME,
                "--property",
                "MIN_SDK_VERSION=" + told("minSdkVersion"),
                "--property",
                "TARGET_SDK_VERSION=" + told("targetSdkVersion"),
                "--property",
                "VERSION_CODE=" + told("versionCode"),
                "--property",
                "VERSION_NAME=" + told("versionName"),
                "--remove-tools-declarations",
                "--out",
                merged);
        return merged;
    }

    private String levels() {
        return "<uses-sdk android:minSdkVersion=\"" + told("minSdkVersion") + "\" android:targetSdkVersion=\""
                + told("targetSdkVersion") + "\"/>";
    }

    private static Path framework() throws IOException {
        Path framework = WORK.resolve("framework.apk");
        AndroidTools.tool("jar", "c0f", framework, "-C", APPS.resolve("framework"), ".");
        return framework;
    }

    private Path link(Path manifest) throws IOException {
        Path linked = WORK.resolve("linked.apk");
        List<Object> command =
                new ArrayList<>(List.of("aapt2", "link", "-I", framework(), "--manifest", manifest, "-o", linked));
        command.addAll(List.of("--auto-add-overlay", "--java", WORK.resolve("R")));
        command.addAll(
                List.of("-c", told.get("android.androidResources.localeFilters").replaceAll("[\\[\\] ]", "")));
        List<Part> parts = new ArrayList<>(libraries);
        parts.addAll(capacitor);
        parts.removeIf(part -> !Files.isDirectory(part.folder().resolve("res")));
        command.addAll(List.of(
                "--extra-packages",
                parts.stream().map(Part::namespace).distinct().collect(Collectors.joining(":"))));
        parts.add(new Part(NAME, APP));
        for (Part part : parts) {
            Path archive = WORK.resolve(parts.indexOf(part) + ".zip");
            AndroidTools.tool("aapt2", "compile", "--dir", part.folder().resolve("res"), "-o", archive);
            command.addAll(List.of("-R", archive));
        }
        for (Part part : parts) {
            if (Files.isDirectory(part.folder().resolve("assets"))) {
                command.addAll(List.of("-A", part.folder().resolve("assets")));
            }
        }
        AndroidTools.tool(command.toArray());
        return linked;
    }

    private List<Path> sources(Path... folders) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path folder : folders) {
            sources.addAll(AndroidTools.files(folder, ".java"));
        }
        for (Part part : capacitor) {
            sources.addAll(AndroidTools.files(part.folder().resolve("java"), ".java"));
        }
        return sources;
    }

    /** R8 fails if a class uses one that neither the app nor Android has. */
    private Path dexed() throws IOException {
        Path classes = WORK.resolve("classes.jar");
        AndroidTools.tool("jar", "cf", classes, "-C", compiled(), ".");
        Path dexed = Files.createDirectories(WORK.resolve("dex"));
        List<Object> arguments = new ArrayList<>(List.of(
                "--release",
                "--min-api",
                told("minSdkVersion"),
                "--lib",
                WORK.resolve("android.jar"),
                "--lib",
                System.getProperty("java.home")));
        arguments.addAll(
                List.of("--pg-conf", Files.writeString(WORK.resolve("rules"), RULES), "--output", dexed, classes));
        arguments.addAll(libraryClasses());
        java("com.android.tools.r8.R8", arguments.toArray());
        return dexed;
    }

    /** Adds the classes, and the list of services that goes with them. */
    private static void addTo(Path linked, Path dexed) throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(linked)) {
            for (Path file : AndroidTools.files(dexed, "")) {
                Path entry = archive.getPath("/").resolve(dexed.relativize(file).toString());
                Files.createDirectories(entry.getParent());
                Files.copy(file, entry);
            }
        }
    }

    private static Path signed(Path aligned) throws IOException {
        Path key = WORK.resolve("key.p12");
        AndroidTools.tool(
                "keytool",
                "-genkeypair",
                "-keystore",
                key,
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD.substring(5),
                "-alias",
                "test",
                "-keyalg",
                "RSA",
                "-keysize",
                2048,
                "-dname",
                "CN=test");
        Path signed = APPS.resolve("dominoes-deluxe.apk");
        AndroidTools.tool("apksigner", "sign", "--ks", key, "--ks-pass", PASSWORD, "--out", signed, aligned);
        return signed;
    }

    private List<Path> libraryClasses() throws IOException {
        List<Path> classes = new ArrayList<>(AndroidTools.files(WORK.resolve("libraries"), ".jar"));
        classes.removeIf(jar -> jar.endsWith("lint.jar"));
        classes.addAll(AndroidTools.files(APPS.resolve("libraries"), ".jar"));
        return classes;
    }

    private static Path android() throws IOException {
        return AndroidTools.files(APPS.resolve("tools"), ".jar").stream()
                .filter(jar -> jar.getFileName().toString().startsWith("android-all-"))
                .findFirst()
                .orElseThrow();
    }

    String told(String name) {
        return told.get("android.defaultConfig." + name);
    }

    private static void java(String program, Object... arguments) throws IOException {
        List<Object> command = new ArrayList<>(List.of("java", "-cp", APPS.resolve("tools") + "/*", program));
        command.addAll(List.of(arguments));
        AndroidTools.tool(command.toArray());
    }
}
