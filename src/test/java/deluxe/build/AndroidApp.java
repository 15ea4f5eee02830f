package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Android app is whole: compiled against the real libraries, linked, dexed and signed. {@code ./test --apps} runs this, nothing else does. */
class AndroidApp {
    private static final Path BUNDLE = Path.of("target/apps/game");
    private static final Path SHELL = Path.of("capacitor/android/app/src/main/java/io/github/dominoesdeluxe");
    private static final Path SAMPLE = Path.of("capacitor/platform/android/MatchHostPlugin.java");
    private static final Pattern PERMISSION = Pattern.compile("uses-permission: name='([^']+)'");
    private static final Pattern DEFINED = Pattern.compile("Class descriptor +: '([^']+)'");
    private static final String REGISTERED =
            "bridgeBuilder.addPluginInstance(new MatchHostPlugin(new YourPlatform(this)));";

    private static final String YOUR_PLATFORM = """
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

    private static AndroidPackage app;
    private static Path apk;

    @TempDir
    private Path work;

    @BeforeAll
    static void build() throws Exception {
        app = new AndroidPackage();
        app.carry(BUNDLE);
        apk = app.build();
    }

    @Test
    void itIsTheGameInItsVersionAndLanguages() throws IOException {
        assertThat(AndroidTools.tool("aapt2", "dump", "badging", apk))
                .contains("package: name='io.github.dominoesdeluxe' versionCode='" + app.told("versionCode")
                        + "' versionName='" + app.told("versionName") + "'")
                .contains("\nsdkVersion:'24'\n", "\ntargetSdkVersion:'36'\n")
                .contains("application-label:'Dominoes Deluxe'")
                .contains("launchable-activity: name='io.github.dominoesdeluxe.MainActivity'")
                .contains("locales: '--_--' 'es'\n");
    }

    /** Those of the app, of the haptics plugin, and AndroidX's own, which no other app can have. */
    @Test
    void itMayUseTheNetworkAndVibrateAndNothingElse() throws IOException {
        assertThat(found(PERMISSION, AndroidTools.tool("aapt2", "dump", "badging", apk)))
                .containsExactlyInAnyOrder(
                        "android.permission.INTERNET",
                        "android.permission.VIBRATE",
                        AndroidPackage.NAME + ".DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION");
    }

    @Test
    void itHasEveryClassOfTheShellOfCapacitorAndOfThePlugins() throws IOException {
        List<String> compiled = app.classNames();
        Set<String> defined = found(DEFINED, AndroidTools.tool("dexdump", apk));

        assertThat(compiled)
                .contains("Lio/github/dominoesdeluxe/MainActivity;", "Lcom/getcapacitor/BridgeActivity;")
                .hasSizeGreaterThan(100);
        assertThat(defined).containsAll(compiled);
        for (JsonNode plugin : new ObjectMapper().readTree(entry("assets/capacitor.plugins.json"))) {
            assertThat(defined)
                    .contains("L" + plugin.path("classpath").textValue().replace('.', '/') + ";");
        }
    }

    @Test
    void itCarriesTheBundleWithoutTheTavern() throws IOException {
        Set<String> carried = new TreeSet<>();
        try (ZipFile archive = new ZipFile(apk.toFile())) {
            archive.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith("assets/public/") && !name.contains("/cordova"))
                    .forEach(name -> carried.add(name.substring("assets/public/".length())));
        }
        try (Stream<Path> files = Files.walk(BUNDLE)) {
            Set<String> packed = files.filter(Files::isRegularFile)
                    .map(file -> BUNDLE.relativize(file).toString())
                    .filter(name -> !name.matches(".*\\.(gz|br)"))
                    .collect(Collectors.toSet());
            assertThat(carried).isEqualTo(packed).contains("tables.html").noneMatch(name -> name.contains("dados"));
        }
        assertThat(entry("assets/native-bridge.js")).contains("Capacitor");
    }

    @Test
    void itIsAlignedAndItsSignatureHolds() throws IOException {
        AndroidTools.tool("zipalign", "-c", 4, apk);
        assertThat(AndroidTools.tool("apksigner", "verify", "--verbose", "--min-sdk-version", 24, apk))
                .contains("Verified using v2 scheme (APK Signature Scheme v2): true");

        Path changed = Files.copy(apk, work.resolve("changed.apk"));
        AndroidTools.tool("jar", "uf", changed, "-C", "docs", "privacy.md");
        assertThatThrownBy(() -> AndroidTools.tool("apksigner", "verify", changed))
                .hasMessageContaining("DOES NOT VERIFY");
    }

    /** Compiles that line of MainActivity, without its two slashes, together with the class that a platform writes. */
    @Test
    void theSamplePluginIsRegisteredByTheLineThatMainActivityShows() throws IOException {
        String activity = Files.readString(SHELL.resolve("MainActivity.java"));
        assertThat(activity).contains("// " + REGISTERED);
        Path shown =
                Files.writeString(work.resolve("MainActivity.java"), activity.replace("// " + REGISTERED, REGISTERED));
        Path platform = Files.writeString(work.resolve("YourPlatform.java"), YOUR_PLATFORM);

        app.compile(List.of(shown, platform, SAMPLE), work.resolve("classes"));
    }

    @Test
    void aClassThatDoesNotFitCapacitorIsFound() throws IOException {
        String activity = Files.readString(SHELL.resolve("MainActivity.java"));
        Path wrong = Files.writeString(
                work.resolve("MainActivity.java"), activity.replace("onPageCommitVisible(", "onPageVisible("));

        assertThatThrownBy(() -> app.compile(List.of(wrong), work.resolve("classes")))
                .hasMessageContaining("must override or implement a supertype method");
    }

    private static String entry(String name) throws IOException {
        try (ZipFile archive = new ZipFile(apk.toFile())) {
            return new String(archive.getInputStream(archive.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult result) -> result.group(1))
                .collect(Collectors.toSet());
    }
}
