package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Seed;
import deluxe.site.database.Ledgers;
import deluxe.site.database.StubPostgres;
import deluxe.site.http.ServerSettings;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.StandardError;
import deluxe.site.lobby.Tournament;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class DeluxeTest {
    @TempDir
    Path web;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void buildTheGame() throws IOException {
        Files.createDirectory(web.resolve("game"));
        Files.writeString(web.resolve("game/index.html"), "table");
    }

    @Test
    void aTakenPortIsNamedInOneLine() throws IOException {
        try (ServerSocket other = new ServerSocket(0)) {
            String port = String.valueOf(other.getLocalPort());

            assertThat(deluxe("serve", "--root", web.toString(), "--port", port, "--database", database()))
                    .isEqualTo(Command.MISUSED);
            assertThat(said()).hasSize(1).first().asString().contains(port, "--port N");
        }
    }

    @Test
    void aMissingRootIsNamedInOneLine() {
        assertThat(deluxe("serve", "--root", "no/such/folder")).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("no/such/folder", "--root DIR");
    }

    @Test
    void ifTheGameIsNotBuiltTheMessageSaysWhatToRun() throws IOException {
        Files.delete(web.resolve("game/index.html"));

        assertThat(deluxe("serve", "--root", web.toString())).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("not built", "./play");
    }

    @ParameterizedTest
    @ValueSource(strings = {"eighty", "-1", "65536", "", "99999999999"})
    void anInvalidPortIsNamedInOneLine(String port) {
        assertThat(deluxe("serve", "--root", web.toString(), "--port", port)).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("'" + port + "'");
    }

    @Test
    void anUnknownOptionAndAMissingValueAreNamed() {
        assertThat(deluxe("serve", "--prot", "80")).isEqualTo(Command.MISUSED);
        assertThat(deluxe("serve", "--port")).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(2).first().asString().contains("--prot");
        assertThat(said()).last().asString().contains("--port", "--help");
    }

    @Test
    void anUnknownCommandIsNamedWithThoseThereAre() {
        assertThat(deluxe("sevre")).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("'sevre'", "--help");
        assertThat(deluxe("--help")).isEqualTo(Command.OK);
        assertThat(printed()).contains("serve", "verify", "simulate", "layout");
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "verify", "simulate", "layout"})
    void everyCommandExplainsItself(String command) {
        assertThat(deluxe(command, "--help")).isEqualTo(Command.OK);
        assertThat(printed()).contains("Usage: dominoes-deluxe " + command, "--help");
        assertThat(said()).isEmpty();
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        assertThat(deluxe("--version")).isEqualTo(Command.OK);
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains(
                        "<version>" + printed().replace("Dominoes Deluxe ", "").strip() + "</version>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--proxy localhost | 'localhost'",
                "--proxy 10.0.0.300 | '10.0.0.300'",
                "--proxy 172.18.0.2/16 | '172.18.0.2/16'",
                "--proxy 10.0.0.0/33 | '10.0.0.0/33'",
                "--proxy fd00::/129 | 'fd00::/129'",
                "--verify-origins https://your.site/ | 'https://your.site/'",
                "--verify-origins your.site | 'your.site'",
                "--verify-origins https://Your.site | 'https://Your.site'",
                "--verify-origins https://your.site:443 | 'https://your.site:443'",
                "--requests 0 | --requests must be at least 1",
                "--connections many | --connections",
                "--frame-ancestors https://a.example;script-src | frame-ancestors",
            })
    void whatIsNoProxyLimitOrOriginIsToldInOneLine(String arguments, String told) {
        String[] words = arguments.split(" ", -1);

        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", words[0], words[1]))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains(told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "https://your.site",
                "http://localhost:8080",
                "https://[2001:db8::1]",
                "capacitor://localhost"
            })
    void anOriginIsTakenAsABrowserWritesIt(String origin) throws Exception {
        served(Map.of(), "--verify-only", "--port", "0", "--verify-origins", origin)
                .close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"192.0.2.1", "no.such.host.invalid"})
    void aHostThatIsNotThisMachineIsNamedInOneLine(String host) {
        assertThat(deluxe("serve", "--verify-only", "--port", "0", "--host", host))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("--host", "'" + host + "'");
    }

    @Test
    void whatIsWrongWithTheMetricsNamesTheirOptions() throws IOException {
        String[] site = {"serve", "--verify-only", "--port", "0"};
        try (ServerSocket other = new ServerSocket(0)) {
            String port = String.valueOf(other.getLocalPort());
            assertThat(deluxe(with(site, "--metrics-port", port, "--metrics-host", "0.0.0.0")))
                    .isEqualTo(Command.MISUSED);
            assertThat(said()).hasSize(1).last().asString().contains("Port " + port, "--metrics-port N");
        }
        assertThat(deluxe(with(site, "--metrics-port", "0", "--metrics-host", "192.0.2.1")))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(2).last().asString().contains("--metrics-host", "'192.0.2.1'");
    }

    @Test
    void aPortThatTakesRightsIsToldApartFromOneThatIsTaken() throws IOException {
        IOException denied = new IOException("Permission denied");
        try (ServerSocket other = new ServerSocket(0)) {
            assertThat(Unopened.OF_SITE.why(ServerSettings.ofPort(other.getLocalPort()), denied))
                    .hasMessageContaining("stop what uses it");
        }
        assertThat(Unopened.OF_SITE.why(ServerSettings.ofPort(1).at("127.0.0.1"), denied))
                .hasMessageContaining("Permission denied")
                .hasMessageContaining("rights")
                .hasMessageContaining("--port N");
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void thePortOnTheLineGoesBeforeThatOfTheEnvironment() throws Exception {
        Map<String, String> environment = Map.of("PORT", "none");

        try (Served served = served(environment, "--root", web.toString(), "--port", "0", "--database", database())) {
            assertThat(served.server().address().toString()).matches("http://localhost:[0-9]+/");
        }
        assertThatThrownBy(() -> served(environment, "--root", web.toString())).hasMessageContaining("'none'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jdbc:oracle:thin:x | begins with jdbc:sqlite: or jdbc:postgresql:",
                "jdbc:sqlite:/no/such/folder/x.db | /no/such/folder",
                "jdbc:sqlite:pom.xml | not a database",
            })
    void aDatabaseThatCannotBeUsedIsToldInOneLine(String database, String told) {
        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", database))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains(told);
    }

    @Test
    void aDatabaseThatCannotBeWrittenIsToldInOneLine() throws IOException {
        Ledgers.open(database()).close();

        String unwritable = "jdbc:sqlite:file:" + web.resolve("tournaments.db") + "?mode=ro";

        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", unwritable))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("readonly database");
    }

    @Test
    void aPasswordThatIsNotTakenIsToldInOneLineWithoutIt() throws IOException {
        try (StubPostgres server = StubPostgres.refusing("password authentication failed for user \"lobby\"")) {
            assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", server.address()))
                    .isEqualTo(Command.MISUSED);
        }
        assertThat(said())
                .hasSize(1)
                .first()
                .asString()
                .contains("password authentication failed", "jdbc:postgresql://localhost")
                .doesNotContain("hidden");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://lobby:hidden@localhost:1/lobby",
                "jdbc:postgresql://localhost:1/lobby?user=lobby&password=hidden",
                "jdbc:postgresql://localhost:99999/lobby?password=hidden&user=lobby",
                "jdbc:postgresql://lobby:hidden@localhost:99999/lobby",
                "jdbc:postgresql://localhost:hidden/lobby",
            })
    void aPasswordIsNotPrintedWhateverIsWrongWithItsAddress(String address) {
        String logged = StandardError.of(
                () -> assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", address))
                        .isEqualTo(Command.MISUSED));

        assertThat(said()).hasSize(1);
        assertThat(err.toString(StandardCharsets.UTF_8) + logged).doesNotContain("hidden");
    }

    @Test
    void theSecretIsBesideTheDatabaseUnlessItIsNamed() throws Exception {
        Path named = web.resolve("elsewhere/secret");
        String[] arguments = {"--root", web.toString(), "--port", "0", "--database", database()};
        served(Map.of("SECRET_FILE", named.toString()), arguments).close();
        assertThat(named).exists();
        served(Map.of("SECRET", "0".repeat(64)), arguments).close();
        assertThat(web.resolve("secret")).doesNotExist();

        served(Map.of(), arguments).close();
        assertThat(web.resolve("secret")).exists();
    }

    /** With another secret its players would meet other deals. */
    @Test
    void aDatabaseWhoseTournamentsHaveAnotherSecretIsToldInOneLine() {
        try (Ledger ledger = Ledgers.open(database())) {
            Seed seed = Ledgers.SECRETS.current().seed("t-1");
            Map<String, String> conditions = Map.of("rules", "fives", "difficulty", "hard");
            ledger.announce(new Tournament(
                    "t-1",
                    "T",
                    "A.",
                    conditions,
                    DealRule.OPEN,
                    seed,
                    1,
                    2,
                    Long.MAX_VALUE,
                    List.of("Gold"),
                    Tournament.ANY_NUMBER));
        }

        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", database()))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("t-1", "secret file");
    }

    @Test
    void aSecretThatIsNoneIsToldInOneLineWithoutIt() throws IOException {
        Path file = Files.writeString(web.resolve("secret"), "hidden");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--database", database()))
                .isEqualTo(Command.MISUSED);
        assertThat(said())
                .hasSize(1)
                .first()
                .asString()
                .contains(file.toString(), "64 hexadecimal digits")
                .doesNotContain("hidden");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "series a | a series needs a line with its title",
                "nonsense | expected a name, a space and a value, not: nonsense",
            })
    void aScheduleThatCannotBeReadIsToldInOneLine(String schedule, String told) throws IOException {
        Path file = Files.writeString(web.resolve("schedule.txt"), schedule);

        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--schedule", file.toString()))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains(told);
    }

    @Test
    void aMissingScheduleIsNamedInOneLine() {
        assertThat(deluxe("serve", "--root", web.toString(), "--port", "0", "--schedule", "no/such/file"))
                .isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("no/such/file");
    }

    private String database() {
        return "jdbc:sqlite:" + web.resolve("tournaments.db");
    }

    private static Served served(Map<String, String> environment, String... arguments) throws IOException {
        return CommandLine.populateCommand(new Serve(environment), arguments).start();
    }

    private int deluxe(String... arguments) {
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        PrintStream line = new PrintStream(err, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), out, line);
        return new Deluxe(Map.of(), console).run(List.of(arguments));
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    private List<String> said() {
        return err.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
