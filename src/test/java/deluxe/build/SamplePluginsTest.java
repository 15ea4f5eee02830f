package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plugins that a platform may start from fit the game. {@code AndroidApp} compiles the one for Android. */
class SamplePluginsTest {
    private static final Path SAMPLES = Path.of("capacitor/platform");

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

    private static Set<String> found(String text, String pattern) {
        Set<String> found = new TreeSet<>();
        for (MatchResult result :
                Pattern.compile(pattern).matcher(text).results().toList()) {
            found.add(result.group(1));
        }
        return found;
    }
}
