package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.tournament.Sheets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordCommandsTest {
    private static final String GOOD = Sheets.brief(RuleSet.FIVES, 1).text();
    private static final int TOTAL =
            Sheets.brief(RuleSet.FIVES, 1).result().orElseThrow().total();
    private static final String BAD = GOOD.replace("total " + TOTAL, "total " + (TOTAL + 1));
    private static final int LINES = (int) GOOD.lines().count();

    @TempDir
    private Path folder;

    @Test
    void aTrueRecordIsConfirmedByItsFile() throws IOException {
        Path file = Files.writeString(folder.resolve("one.txt"), GOOD);
        Ran ran = run("", "verify", file.toString());

        assertThat(ran).isEqualTo(new Ran(0, "ok " + TOTAL + " " + file + "\n", ""));
    }

    @Test
    void verdictsCanBeReadByPrograms() {
        assertThat(run(GOOD + BAD, "verify", "--json", "-").out())
                .isEqualTo("{\"name\":\"-#1\",\"confirmed\":true,\"total\":" + TOTAL + "}\n"
                        + "{\"name\":\"-#2\",\"confirmed\":false,\"line\":" + 2 * LINES + ",\"reason\":\"total is "
                        + TOTAL
                        + ", not " + (TOTAL + 1) + "\"}\n");
    }

    @Test
    void aFolderIsConfirmedOnlyIfAllItsRecordsAre() throws IOException {
        Files.writeString(folder.resolve("good.txt"), GOOD);
        Path bad =
                Files.writeString(Files.createDirectory(folder.resolve("below")).resolve("bad.txt"), BAD);
        Ran ran = run("", "verify", folder.toString());

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactlyInAnyOrder(
                        "ok " + TOTAL + " " + folder.resolve("good.txt"),
                        "refused " + bad + ":" + LINES + " total is " + TOTAL + ", not " + (TOTAL + 1));
    }

    @Test
    void aStreamIsJudgedInItsOrderAndALineIsCountedFromTheStreamsBeginning() {
        Ran ran = run(GOOD + BAD + GOOD, "verify", "-");

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .isEqualTo("ok " + TOTAL + " -#1\n"
                        + "refused -#2:" + 2 * LINES + " total is " + TOTAL + ", not " + (TOTAL + 1) + "\n"
                        + "ok " + TOTAL + " -#3\n");
    }

    @Test
    void campaignsOfTheTavernAreJudgedAmongMatches() {
        String campaign = "dados-de-toledo 1\nseed 0000000000000000000000000000001f\n0 sit king\nresult open 100\n";
        Ran ran = run(GOOD + campaign + campaign.replace("open 100", "open 101") + GOOD, "verify", "-");

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .isEqualTo("ok " + TOTAL + " -#1\n" + "ok 100 -#2\n" + "refused -#3:" + (LINES + 8)
                        + " result is open 100, not open 101\n" + "ok " + TOTAL + " -#4\n");
    }

    @Test
    void aReviewTellsWhatEachPlayWasWorthAndHowTheResultCameAbout() throws IOException {
        Files.writeString(folder.resolve("good.txt"), GOOD);
        Ran ran = run("", "review", folder.toString());

        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith(folder.resolve("good.txt") + "\n")
                .contains("% +- ", "accuracy", "unexplained");
        assertThat(run("", "review", folder.toString())).isEqualTo(ran);
    }

    @Test
    void playersAreComparedByPairsOfGamesAndEqualOnesTie() {
        assertThat(run("", "strength", "--players", "40,40", "--pairs", "2").out())
                .contains("40 against 40, 2 pairs of games", "wins in 100   50.00 +- 0.00");
        assertThat(run("", "skills", "--players", "easy,shown", "--games", "2").out())
                .contains("easy", "shown", "accuracy", "luck");
    }

    @Test
    void gamesOfTheTavernAreSimulatedByTheirNames() {
        assertThat(run("", "simulate", "--rules", "riffa", "--games", "100").out())
                .startsWith("riffa, 100 rounds: ");
        assertThat(run("", "simulate", "--rules", "dados", "--games", "3").out().lines())
                .hasSize(3)
                .allMatch(line -> line.contains("king met"));
        assertThat(run("", "simulate", "--rules", "triga", "--alikeIsTriga", "perhaps")
                        .err())
                .contains("--alikeIsTriga must be on or off, not: perhaps");
    }

    @Test
    void manyRecordsAreAllJudged() {
        Ran ran = run(GOOD.repeat(1000), "verify", "-");

        assertThat(ran.exit()).isZero();
        assertThat(ran.out().lines()).hasSize(1000).allMatch(line -> line.startsWith("ok " + TOTAL));
    }

    @Test
    void aRecordAfterABrokenOneIsStillFound() {
        Ran ran = run("what is this?\n" + GOOD.substring(0, 200) + "\n" + GOOD, "verify", "-");

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines()).hasSize(3);
        assertThat(ran.out()).startsWith("refused -:1 before the record there is something else: what is this?\n");
        assertThat(ran.out()).endsWith("ok " + TOTAL + " -#2\n");
    }

    @Test
    void blankLinesAroundARecordAreReportedAndNotAccepted() {
        assertThat(run("\n\n" + GOOD, "verify", "-"))
                .isEqualTo(new Ran(1, "refused -:1 before the record there is a blank line\nok " + TOTAL + " -\n", ""));
        assertThat(run(GOOD + "\n", "verify", "-").out())
                .isEqualTo("refused -:" + (LINES + 1) + " there must be nothing after the end, not a blank line\n");
        assertThat(run(GOOD + GOOD, "verify", "-"))
                .isEqualTo(new Ran(0, "ok " + TOTAL + " -#1\nok " + TOTAL + " -#2\n", ""));
    }

    @Test
    void anEmptyStreamIsRefused() {
        assertThat(run("", "verify", "-")).isEqualTo(new Ran(1, "refused -:1 the record ends too early\n", ""));
    }

    @Test
    void anEndlessLineIsRefusedInBoundedMemory() {
        InputStream endless = new EndlessLine(20_000_000);
        Ran ran = run(endless, "verify", "-");

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .startsWith("refused -:1 the record is longer than any match")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "verify | Missing required parameter",
                "verify a b | Unmatched argument at index 2: 'b'",
                "verify no/such/file | there is no file or folder no/such/file",
                "simulate --games | a value is missing after --games",
                "simulate --games 0 | --games must be from 1 to 100000000, not 0",
                "simulate --games many | --games must be a whole number from 1 to 100000000, not: many",
                "simulate --games 1 --games 2 | --games is given twice",
                "simulate --players hard | --players must be two bots separated by a comma, not: hard",
                "simulate --players hard,clever | a player must be easy, medium",
                "simulate --rules bones | rules must be fives, all-fives or muggins, not: bones",
                "simulate --hand 99 | hand must be from 3 to 14, not 99",
                "simulate --seed xyz | a seed must be hexadecimal, not: xyz",
                "simulate --speed 9 | simulate has no option --speed",
            })
    void whatIsNotUnderstoodIsToldInOneLine(String command, String told) {
        Ran ran = run("", command.split(" ", -1));

        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith(told).hasLineCount(1);
    }

    @Test
    void aSimulationTellsItsOptionsWithTheirRangesAndDefaults() {
        assertThat(run("", "simulate", "--help").out()).contains("persistentSpinner", "on or off, default off");
    }

    @Test
    void whatASimulationWritesIsConfirmed() {
        Path records = folder.resolve("records");
        Ran simulated = run(
                "",
                "simulate",
                "--games",
                "40",
                "--players",
                "easy,hard",
                "--pace",
                "9000",
                "--records",
                records.toString());
        Ran verified = run("", "verify", records.toString());

        assertThat(simulated.exit()).isZero();
        assertThat(simulated.out()).contains("games ", "wins ", "rounds a game", "blocked rounds", "largest hand");
        assertThat(verified.exit()).isZero();
        assertThat(verified.out().lines()).hasSize(40);
    }

    private static Ran run(String in, String... arguments) {
        return run(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), arguments);
    }

    private static Ran run(InputStream in, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Deluxe.run(
                List.of(arguments),
                new Console(
                        in,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8)));
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private record Ran(int exit, String out, String err) {}

    /** This many letters without a newline. */
    private static final class EndlessLine extends InputStream {
        private int left;

        private EndlessLine(int letters) {
            left = letters;
        }

        @Override
        public int read() {
            if (left == 0) {
                return -1;
            }
            left--;
            return 'x';
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            int count = Math.min(left, length);
            Arrays.fill(bytes, offset, offset + count, (byte) 'x');
            left -= count;
            return count == 0 ? -1 : count;
        }
    }
}
