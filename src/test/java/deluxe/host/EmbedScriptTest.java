package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script for other sites checks by itself, and what its types do. */
class EmbedScriptTest {
    private static final Path TYPES = Path.of("web/deluxe-embed.d.ts");
    private static final Pattern RULE = Pattern.compile("(?m)^  (\\w+)\\?: (.*);$");

    @TempDir
    Path folder;

    @Test
    void wrongSettingsAreToldBeforeAnythingIsFramed() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/embed.test.js"));
    }

    @Test
    void theTypesListTheRulesWithTheirWords() throws IOException {
        String types = Files.readString(TYPES);
        String block = types.substring(types.indexOf("Rules that differ"), types.indexOf("interface Handlers"));
        List<String> typed = RULE.matcher(block)
                .results()
                .map(rule -> rule.group(1) + ": " + rule.group(2))
                .toList();

        assertThat(typed)
                .containsExactlyElementsOf(Arrays.stream(RuleOption.values())
                        .map(EmbedScriptTest::typed)
                        .toList());
    }

    private static String typed(RuleOption option) {
        if (option.range().matches("\\d.*")) {
            return option.title() + ": number | string";
        }
        return option.title() + ": "
                + Pattern.compile("[\\w-]+(?=,| or |$)")
                        .matcher(option.range())
                        .results()
                        .map(MatchResult::group)
                        .map(word -> "'" + word + "'")
                        .reduce((before, word) -> before + " | " + word)
                        .orElseThrow();
    }

    /** One run of the compiler, which takes seconds to start. */
    @Test
    void whatIsSpelledWrongDoesNotCompileAndWhatIsSpelledRightDoes() throws Exception {
        List<String> wrong = List.of(
                "{ game: '/game/', options: { difficuly: 'hard' } }",
                "{ game: '/game/', options: { lead: 'nobody' } }",
                "{ game: '/game/', on: { finish() {} } }",
                "{ game: '/game/', options: { theme: 'red' } }",
                "{ game: '/game/', on: { turn: detail => detail.turn === 'nobody' } }",
                "{ options: {} }");
        for (String settings : wrong) {
            write("wrong" + wrong.indexOf(settings), settings);
        }
        write(
                "right",
                "{ game: '/game/', options: { match: 'm', hand: 7, lead: 'alternate' },"
                        + " on: { ready: detail => detail.version.length } }");

        assertThat(complaints()).hasSameElementsAs(List.of("wrong0", "wrong1", "wrong2", "wrong3", "wrong4", "wrong5"));
    }

    private void write(String name, String settings) throws IOException {
        Files.writeString(
                folder.resolve(name + ".ts"), "DominoesDeluxe.embed(document.body, " + settings + ").close();");
    }

    /** The names of the scripts that the compiler complains of. */
    private List<String> complaints() throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "node",
                "src/test/web/node_modules/typescript/bin/tsc",
                "--noEmit",
                "--strict",
                "--target",
                "es2020",
                "--lib",
                "es2020,dom",
                TYPES.toString()));
        try (Stream<Path> scripts = Files.list(folder)) {
            scripts.forEach(script -> command.add(script.toString()));
        }
        Process compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Pattern.compile("(?m)(\\w+)\\.ts\\(.*error TS")
                .matcher(said)
                .results()
                .map(complaint -> complaint.group(1))
                .toList();
    }
}
