package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Android's own linker accepts the manifest and the resources, together with those of the installed Capacitor. Debian ships it with the
 * resources of Android 10: anything newer is left out first, and of AndroidX only the names are there.
 */
class AndroidResourcesIT {
    private static final Path MAIN = Path.of("capacitor/android/app/src/main");
    private static final Path CAPACITOR = Path.of("capacitor/node_modules/@capacitor/android/capacitor/src/main/res");
    private static final Path ANDROIDX = Path.of("src/test/resources/android-res");
    private static final Path FRAMEWORK = Path.of("/usr/share/android-framework-res/framework-res.apk");

    /** Attributes of the manifest that Android 10 does not know, with the API level that introduced them. */
    private static final Map<String, Integer> NEWER = Map.of("dataExtractionRules", 31, "localeConfig", 33);

    @TempDir
    private static Path work;

    @BeforeAll
    static void linkTheApp() throws IOException {
        assertThat(CAPACITOR).describedAs("run npm ci in capacitor/ first").isDirectory();
        assertThat(FRAMEWORK)
                .describedAs("on Debian: apt-get install aapt android-framework-res")
                .isRegularFile();
        List<String> link = new ArrayList<>(List.of(
                "link",
                "-I",
                FRAMEWORK.toString(),
                "--manifest",
                manifest().toString(),
                "-o",
                apk(),
                "--min-sdk-version",
                "24",
                "--target-sdk-version",
                "36",
                "--auto-add-overlay"));
        link.add(compiled(ANDROIDX, "androidx"));
        link.add(compiled(CAPACITOR, "capacitor"));
        link.addAll(List.of("-R", compiled(MAIN.resolve("res"), "app")));
        aapt2(link);
    }

    @Test
    void theLinkedAppIsAGameWithItsNameAndIcon() throws IOException {
        assertThat(aapt2(List.of("dump", "badging", apk())))
                .contains("package: name='io.github.dominoesdeluxe'")
                .contains("sdkVersion:'24'")
                .contains("application-label:'Dominoes Deluxe'")
                .contains("launchable-activity: name='io.github.dominoesdeluxe.MainActivity'")
                .containsPattern("application-icon-640:'res/mipmap-[^']+/ic_launcher[^']*'");
        assertThat(aapt2(List.of("dump", "xmltree", "--file", "AndroidManifest.xml", apk())))
                .containsPattern("appCategory\\(0x01010545\\)=0\\b");
    }

    @Test
    void theThemeThatCapacitorAsksForHasTheColourOfThePage() throws IOException {
        String resources = aapt2(List.of("dump", "resources", apk()));

        assertThat(resources)
                .contains("style/AppTheme.NoActionBar\n", "style/AppTheme.NoActionBarLaunch", "drawable/splash_icon")
                .containsPattern("color/felt\\s+\\(\\) #ff053a22")
                .containsPattern(
                        "string/no_webview_text\\s+\\(\\) \"Dominoes Deluxe needs[^\"]+\"\\s+\\(es\\) \"Dominoes Deluxe necesita");
    }

    private static String apk() {
        return work.resolve("app.apk").toString();
    }

    private static String compiled(Path resources, String name) throws IOException {
        String archive = work.resolve(name + ".zip").toString();
        aapt2(List.of("compile", "--dir", resources.toString(), "-o", archive));
        return archive;
    }

    /** The manifest as Gradle writes it, without what is newer than the framework. */
    private static Path manifest() throws IOException {
        String text = Files.readString(MAIN.resolve("AndroidManifest.xml"))
                .replace("<manifest ", "<manifest package=\"io.github.dominoesdeluxe\" ")
                .replace("${applicationId}", "io.github.dominoesdeluxe");
        for (String attribute : NEWER.keySet()) {
            String before = text;
            text = text.replaceAll("\\s+android:" + attribute + "=\"[^\"]*\"", "");
            assertThat(text).describedAs(attribute + " is in the manifest").isNotEqualTo(before);
        }
        return Files.writeString(work.resolve("AndroidManifest.xml"), text);
    }

    /** What the program prints. If it fails, so does the test. */
    private static String aapt2(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("aapt2"));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertThat(process.waitFor()).describedAs(said).isZero();
        } catch (InterruptedException interrupted) {
            throw new UncheckedIOException(new IOException(interrupted));
        }
        return said;
    }
}
