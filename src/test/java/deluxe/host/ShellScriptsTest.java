package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scripts that only the apps load: their own tests, which Node runs, and their words. */
class ShellScriptsTest {
    private static final Path TESTS = Path.of("src/test/web/shell");
    private static final Path HOST = Path.of("src/main/host");
    private static final Pattern TOLD = Pattern.compile("\\btell\\('([^']+)'\\)");

    @Test
    void itsOwnTestsPass() throws Exception {
        try (Stream<Path> files = Files.list(TESTS)) {
            List<String> tests = files.map(Path::toString)
                    .filter(name -> name.endsWith(".test.js"))
                    .toList();
            assertThat(tests).isNotEmpty();
            NodeTests.assertPass(tests);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLanguageSaysAllThatTheShellTellsAndNothingElse(Path language) throws IOException {
        Set<String> told = new TreeSet<>();
        try (Stream<Path> scripts = Files.walk(HOST)) {
            for (Path script :
                    scripts.filter(file -> file.toString().endsWith(".js")).toList()) {
                Matcher matcher = TOLD.matcher(Files.readString(script));
                while (matcher.find()) {
                    told.add(matcher.group(1));
                }
            }
        }
        List<String> lines = Files.readAllLines(language);
        Set<String> translated = new TreeSet<>();
        for (int at = 2; at < lines.size(); at += 2) {
            translated.add(lines.get(at));
            assertThat(lines.get(at + 1)).startsWith("    ").isNotBlank();
        }

        assertThat(told).isNotEmpty();
        assertThat(translated).isEqualTo(told);
    }

    static List<Path> languages() throws IOException {
        try (Stream<Path> files = Files.list(HOST.resolve("words"))) {
            return files.toList();
        }
    }

    @Test
    void theShellSpeaksTheLanguagesOfTheGame() throws IOException {
        try (Stream<Path> game = Files.list(Path.of("src/main/webapp/words"))) {
            assertThat(languages())
                    .extracting(Path::getFileName)
                    .containsExactlyInAnyOrderElementsOf(game.filter(Files::isRegularFile)
                            .map(Path::getFileName)
                            .toList());
        }
        String entry = Files.readString(HOST.resolve("shell.js"));
        assertThat(languages()).allMatch(language -> entry.contains("'./words/" + language.getFileName() + "'"));
    }
}
