package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.operators.Opponents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What operators are told about the opponents is what is measured. */
class DeclaredStrengthTest {
    private static final Pattern WINS = Pattern.compile("wins in 100 +([0-9.]+) \\+- ([0-9.]+)");

    @Test
    void easyIsAsStrongAsDeclared() {
        Opponents.Opponent easy = Opponents.all().findFirst().orElseThrow();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Deluxe.run(
                List.of("strength", "--players", "easy,hard", "--pairs", "1000"),
                new Console(InputStream.nullInputStream(), print, print));
        Matcher wins = WINS.matcher(out.toString(StandardCharsets.UTF_8));

        assertThat(wins.find()).isTrue();
        assertThat(Math.abs(Double.parseDouble(wins.group(1)) - easy.winsInThousand() / 10.0))
                .isLessThanOrEqualTo(Double.parseDouble(wins.group(2)));
    }

    @Test
    void theDocumentSaysTheSame() throws IOException {
        assertThat(Files.readString(Path.of("docs/bots.md"))).contains("| Easy | 10.8 ± 0.3 | |");
    }
}
