package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void itPrintsWhatItMeasured() {
        assertThat(run("--rounds", "5", "--felt", "375x380")).isZero();

        assertThat(text(out))
                .contains("375 x 380 px", "5 rounds", "overlaps           0, gaps under half a unit 0, failures 0")
                .contains("a tile at the end", "felt used", "not straight on    tips", "tiles moved for each")
                .contains("early corners      on 0.00 % of the boards of five tiles, short ends on 0.00 %");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void tilesGoStraightOnWhereThatFitsAndTheBoardFillsItsFelt() {
        assertThat(run("--rounds", "80", "--felt", "844x216", "--seed", "5")).isZero();

        assertThat(figure("tips")).isLessThan(2);
        assertThat(figure("doubles in line")).isLessThan(4);
        assertThat(figure("turns")).isLessThan(4);
        assertThat(figure("felt used         ")).isGreaterThan(88);
    }

    private double figure(String name) {
        String line = text(out)
                .lines()
                .filter(each -> each.contains(name + " "))
                .findFirst()
                .orElseThrow();
        String from = line.substring(line.indexOf(name) + name.length()).strip();
        return Double.parseDouble(from.substring(0, from.indexOf(' ')));
    }

    @Test
    void itDrawsTheBoards(@TempDir Path folder) throws IOException {
        assertThat(run("--rounds", "50", "--svg", folder.toString())).isZero();

        assertThat(Files.readString(folder.resolve("ordinary-1.svg")))
                .startsWith("<svg")
                .endsWith("</svg>\n");
        assertThat(folder.resolve("worst-10.svg")).exists();
    }

    @ParameterizedTest
    @CsvSource({
        "--felt, 900, 900",
        "--felt, 9x360, 9",
        "--felt, 900x99999, 99999",
        "--hand-tile, 0, 0",
        "--rounds, none, none",
        "--rounds, 0, 0",
        "--rules, chess, chess",
        "--set, double-ten, double-ten",
        "--seed, xyz, xyz",
        "--colour, red, --colour"
    })
    void whatItCannotReadIsNamedInOneLine(String name, String value, String named) {
        assertThat(run(name, value)).isNotZero();

        assertThat(text(err).lines()).hasSize(1).first().asString().contains(named);
        assertThat(text(out)).isEmpty();
    }

    private int run(String... arguments) {
        PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
        return Deluxe.run(concat(arguments), new Console(InputStream.nullInputStream(), outStream, errStream));
    }

    private static List<String> concat(String... arguments) {
        List<String> line = new ArrayList<>(List.of("layout"));
        line.addAll(List.of(arguments));
        return line;
    }

    private static String text(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
