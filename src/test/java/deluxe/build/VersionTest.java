package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The version is the same everywhere. */
class VersionTest {
    @TempDir
    private Path folder;

    @Test
    void theSameVersionStandsEverywhere() throws Exception {
        var written = Version.written(Path.of(""));

        assertThat(written.keySet())
                .containsExactly(
                        "capacitor/ios/version.xcconfig 1",
                        "capacitor/package-lock.json 1",
                        "capacitor/package-lock.json 2",
                        "capacitor/package.json 1",
                        "docs/operating.md 1",
                        "docs/operating.md 2",
                        "examples/java/Judge.java 1",
                        "examples/node/package.json 1",
                        "examples/node/package.json 2",
                        "examples/static/index.html 1",
                        "pom.xml 1");
        assertThat(Set.copyOf(written.values())).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pom.xml",
                "capacitor/package.json",
                "capacitor/package-lock.json",
                "capacitor/ios/version.xcconfig",
                "docs/operating.md",
                "examples/node/package.json",
                "examples/java/Judge.java",
                "examples/static/index.html"
            })
    void writingAVersionChangesNothingElse(String file) throws Exception {
        Path place = folder.resolve(file);
        Files.createDirectories(place.getParent());
        String before = Files.readString(Path.of(file));
        Files.writeString(place, before);
        Version old = Version.written(Path.of("")).get("pom.xml 1");

        Version.write(folder, Path.of(file), Version.of("97.98.99"));
        assertThat(Files.readString(place)).isNotEqualTo(before).contains("97.98.99");

        Version.write(folder, Path.of(file), old);
        assertThat(Files.readString(place)).isEqualTo(before);
    }

    @Test
    void laterVersionsHaveLargerNumbers() {
        assertThat(Version.of("0.1.0").number(0)).isEqualTo(10_000);
        assertThat(Version.of("1.2.3").number(4)).isEqualTo(1_020_304);
        assertThat(Version.of("0.99.99").number(99))
                .isLessThan(Version.of("1.0.0").number(0));
        assertThat(Version.of("99.99.99").number(99)).isLessThan(2_100_000_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.2", "1.2.3.4", "1.2.100", "1.2.3-beta", "v1.2.3", ""})
    void textThatIsNotAVersionIsRefused(String text) {
        assertThatThrownBy(() -> Version.of(text)).hasMessageContaining("1.2.3");
    }
}
