package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The stores' texts are complete, within the stores' limits, and follow the stores' rules. */
class StoreTextsTest {
    private static final Path STORE = Path.of("store");
    private static final List<String> LANGUAGES = List.of("en-US", "es-ES");

    /** The files of a language, and how many characters each may have. */
    private static final Map<String, Map<String, Integer>> LIMITS = Map.of(
            "android",
                    Map.of(
                            "title.txt", 30,
                            "short_description.txt", 80,
                            "full_description.txt", 4000,
                            "changelogs/default.txt", 500),
            "ios",
                    Map.of(
                            "name.txt", 30,
                            "subtitle.txt", 30,
                            "promotional_text.txt", 170,
                            "keywords.txt", 100,
                            "description.txt", 4000,
                            "release_notes.txt", 4000));

    /** A store refuses texts that mention the other one. */
    private static final Map<String, Pattern> OTHERS = Map.of(
            "android", Pattern.compile("\\b(iPhone|iPad|iOS|App Store|Apple)\\b", Pattern.CASE_INSENSITIVE),
            "ios", Pattern.compile("\\b(Android|Google|Play Store)\\b", Pattern.CASE_INSENSITIVE));

    @ParameterizedTest
    @ValueSource(strings = {"android", "ios"})
    void eachLanguageHasAllTextsWithinTheirLimits(String store) throws IOException {
        assertThat(languages(store)).containsExactlyElementsOf(LANGUAGES);
        for (String language : LANGUAGES) {
            Path folder = STORE.resolve(store).resolve(language);
            assertThat(textsIn(folder))
                    .containsExactlyInAnyOrderElementsOf(LIMITS.get(store).keySet());
            for (Map.Entry<String, Integer> limit : LIMITS.get(store).entrySet()) {
                String text = text(folder.resolve(limit.getKey()));
                assertThat(text)
                        .describedAs(language + "/" + limit.getKey())
                        .isNotBlank()
                        .doesNotContain("\t");
                assertThat(text.length())
                        .describedAs(folder.resolve(limit.getKey()).toString())
                        .isLessThanOrEqualTo(limit.getValue());
                assertThat(text).doesNotContainPattern(OTHERS.get(store));
            }
        }
    }

    /** Apple once counted bytes, and a space after a comma wastes a character. */
    @ParameterizedTest
    @ValueSource(strings = {"en-US", "es-ES"})
    void keywordsAreSeparatedByCommasAndRepeatNoOther(String language) throws IOException {
        String keywords = text(STORE.resolve("ios").resolve(language).resolve("keywords.txt"));

        assertThat(keywords.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(100);
        assertThat(keywords.split(",")).doesNotHaveDuplicates().allMatch(word -> word.equals(word.strip()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "es-ES"})
    void bothStoresHaveTheSameDescription(String language) throws IOException {
        assertThat(text(STORE.resolve("android").resolve(language).resolve("full_description.txt")))
                .isEqualTo(text(STORE.resolve("ios").resolve(language).resolve("description.txt")));
    }

    @Test
    void theStoresNotesAreThoseOfTheNewestVersion() throws IOException {
        Map<String, String> notes = StoreNotes.newest(Files.readString(Path.of("CHANGELOG.md")));

        assertThat(notes.keySet()).containsExactlyElementsOf(LANGUAGES);
        notes.forEach((language, note) -> assertThat(StoreNotes.files(STORE, language))
                .describedAs("run: java -cp target/classes deluxe.build.StoreNotes")
                .hasSize(2)
                .allSatisfy(file -> assertThat(text(file)).isEqualTo(note)));
    }

    @Test
    void anOlderVersionsNotesAreNotTold() {
        String changelog = """
                # Changelog

                ## 0.2.0

                > **en-US** New
                > and good.
                >
                > **es-ES** Nuevo.

                - More.

                ## 0.1.0

                > **fr-FR** Vieux.
                """;

        assertThat(StoreNotes.newest(changelog))
                .containsExactly(Map.entry("en-US", "New and good."), Map.entry("es-ES", "Nuevo."));
        assertThatThrownBy(() -> StoreNotes.newest("## 0.3.0\n\n- More.\n" + changelog))
                .hasMessageContaining("no note");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "es-ES"})
    void googlesPicturesAreAsLargeAsItAsksAndNotTransparent(String language) throws IOException {
        Path images = STORE.resolve("android").resolve(language).resolve("images");
        BufferedImage icon = ImageIO.read(images.resolve("icon.png").toFile());
        BufferedImage feature =
                ImageIO.read(images.resolve("featureGraphic.jpg").toFile());

        assertThat(List.of(icon.getWidth(), icon.getHeight())).containsExactly(512, 512);
        assertThat(List.of(feature.getWidth(), feature.getHeight())).containsExactly(1024, 500);
        assertThat(icon.getColorModel().hasAlpha()).isFalse();
        assertThat(Files.size(images.resolve("icon.png"))).isLessThan(1024 * 1024);
    }

    private static List<String> languages(String store) throws IOException {
        try (Stream<Path> folders = Files.list(STORE.resolve(store))) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static List<String> textsIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .map(file -> folder.relativize(file).toString())
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
