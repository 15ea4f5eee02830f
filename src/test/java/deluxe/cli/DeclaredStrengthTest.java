package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.kit.Word;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What players and operators are told about the opponents is what is measured. */
class DeclaredStrengthTest {
    private static final Pattern WINS = Pattern.compile("wins in 100 +([0-9.]+) \\+- ([0-9.]+)");

    @ParameterizedTest
    @CsvSource({"easy, 1000", "medium, 1000", "tactician, 1000", "expert, 200", "master, 40"})
    void anOpponentIsAsStrongAsDeclared(String name, String pairs) {
        Difficulty opponent = Word.read("opponent", name, Difficulty.values());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Deluxe.run(
                List.of("strength", "--players", name + ",hard", "--pairs", pairs),
                new Console(InputStream.nullInputStream(), print, print));
        Matcher wins = WINS.matcher(out.toString(StandardCharsets.UTF_8));

        assertThat(wins.find()).isTrue();
        assertThat(Math.abs(Double.parseDouble(wins.group(1)) - opponent.winsInThousand() / 10.0))
                .isLessThanOrEqualTo(Double.parseDouble(wins.group(2)) + opponent.plusMinus() / 10.0);
    }

    @Test
    void opponentsAreListedFromTheMildestToTheSternest() {
        assertThat(Difficulty.values())
                .isSortedAccordingTo((one, other) -> one.winsInThousand() - other.winsInThousand());
    }

    @ParameterizedTest
    @EnumSource(value = Difficulty.class, mode = EnumSource.Mode.EXCLUDE, names = "HARD")
    void theDocumentSaysTheSame(Difficulty opponent) throws IOException {
        String title = opponent.word().substring(0, 1).toUpperCase(Locale.ROOT)
                + opponent.word().substring(1);
        int wins = opponent.winsInThousand();
        int off = opponent.plusMinus();
        assertThat(Files.readString(Path.of("docs/bots.md")))
                .contains("| " + title + " | " + wins / 10 + '.' + wins % 10 + " ± " + off / 10 + '.' + off % 10);
    }
}
