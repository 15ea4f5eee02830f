package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdminTest {
    private static final long FAR = 4_000_000_000_000L;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void anaHasWon() {
        try (SqlLedger ledger = Ledgers.open(database())) {
            ledger.announce(new Tournament(
                    "cup-1",
                    "The Cup",
                    "A.",
                    Map.of("rules", "fives", "difficulty", "hard"),
                    DealRule.OPEN,
                    Ledgers.SECRETS.current().seed("cup-1"),
                    1,
                    FAR,
                    FAR,
                    List.of("Gold"),
                    Tournament.ANY_NUMBER));
            Likeness likeness = new Likeness("ana", "ana");
            ledger.admit(new Player("p1", "Ana"), likeness, "digest", 1);
            ledger.issue(new Ticket("cup-1-m1", "cup-1", "p1", 2));
            Ruling ranked = new Ruling.Ranked(new ScoreCard(30, 20, 9));
            ledger.file(new Filed("cup-1-m1", "cup-1", 3, "sheet", "digest", ranked), Optional.empty());
        }
    }

    @Test
    void tournamentsAndTheirEntriesAreListed() {
        assertThat(admin("list")).isEqualTo(Command.OK);
        assertThat(printed()).contains("cup-1", "entries 1", "ranked 1", "The Cup");
        assertThat(admin("list", "cup-1")).isEqualTo(Command.OK);
        assertThat(printed()).contains("cup-1-m1", "ranked 59", "Ana");
    }

    @Test
    void resultsAreExportedAsATableOrAsObjects() {
        admin("export", "cup-1");
        admin("export", "cup-1", "--json");

        assertThat(printed()).isEqualTo("""
                        rank,name,match,verdict,points,spread,time,total,received
                        1,"Ana","cup-1-m1",ranked,30,20,9,59,1970-01-01T00:00:00.003Z
                        {"rank":1,"name":"Ana","match":"cup-1-m1","verdict":"ranked","points":30,"spread":20,"time":9,"total":59,\
                        "received":"1970-01-01T00:00:00.003Z"}
                        """);
    }

    @Test
    void whatIsDoneByHandIsInTheLog() {
        assertThat(admin("void", "cup-1-m1", "--because", "two people played it"))
                .isEqualTo(Command.OK);
        admin("log");

        assertThat(printed()).contains("void cup-1-m1  [ranked 59]  two people played it");
    }

    @Test
    void anOperatorGetsAKeyAndLaterAnother() {
        admin("operator", "acme", "--callback", "https://acme.example/told", "--because", "a contract");
        admin("key", "acme", "--because", "a year has passed");
        admin("operators");
        List<String> lines = printed().lines().toList();

        assertThat(lines.get(0)).matches("[0-9a-f]{64}");
        assertThat(lines.get(1)).matches("[0-9a-f]{64}").isNotEqualTo(lines.get(0));
        assertThat(lines.get(2)).isEqualTo("acme  key 2  unacknowledged 0  https://acme.example/told");
        assertThat(admin("operator", "acme", "--callback", "ftp://x", "--because", "x"))
                .isEqualTo(Command.MISUSED);
        assertThat(admin("dispute", "cup-1-m1")).isEqualTo(Command.MISUSED);
    }

    /** No server would accept its key. */
    @Test
    void withAnotherSecretThanTheServersNoOperatorGetsAKey() {
        end("cup-1");
        String key = "SELECT key_number FROM operators";
        Map<String, String> foreign = Map.of("SECRET", "f".repeat(64));
        admin("operator", "acme", "--because", "a contract");

        assertThat(admin(foreign, "key", "acme", "--because", "x")).isEqualTo(Command.MISUSED);
        assertThat(admin(foreign, "operator", "beta", "--because", "x")).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(2).allMatch(line -> line.contains("--secret FILE"));
        assertThat(number(key)).isEqualTo(1);
        assertThat(admin(foreign, "key", "acme", "--at-once", "--because", "that secret is gone"))
                .isEqualTo(Command.OK);
        assertThat(number(key)).isEqualTo(2);
    }

    @Test
    void whileATournamentRunsOnlyTheSecretThatItsDealsComeFromGivesKeys() {
        Map<String, String> foreign = Map.of("SECRET", "f".repeat(64));
        Map<String, String> rotated = Map.of("SECRET", "f".repeat(64) + '\n' + Ledgers.SECRET);

        assertThat(admin(foreign, "operator", "acme", "--because", "x")).isEqualTo(Command.MISUSED);
        assertThat(admin(foreign, "list")).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(2).last().asString().contains("cup-1", "secret");
        assertThat(admin(rotated, "operator", "acme", "--because", "x")).isEqualTo(Command.OK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list",
                "list cup-1",
                "log",
                "operators",
                "export cup-1",
                "dispute m",
                "void m --because x",
                "operator acme --because x",
                "key acme --because x",
            })
    void neitherADatabaseNorASecretIsMade(String words) throws IOException {
        String elsewhere = "jdbc:sqlite:" + folder.resolve("other.db");
        List<String> arguments = new ArrayList<>(List.of(("admin " + words).split(" ", -1)));
        arguments.addAll(List.of("--database", elsewhere));

        assertThat(deluxe(Map.of(), arguments)).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("other.db", "--database");
        Files.createFile(folder.resolve("other.db"));
        assertThat(deluxe(Map.of(), arguments)).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(2).last().asString().contains("other.db", "--database");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.contains("secret") || name.endsWith("-wal"));
        }
    }

    @Test
    void aMissingSecretIsNamedAndNotMade() {
        assertThat(admin(Map.of(), "list")).isEqualTo(Command.MISUSED);
        assertThat(said())
                .hasSize(1)
                .first()
                .asString()
                .contains(folder.resolve("secret").toString(), "--secret FILE");
        assertThat(folder.resolve("secret")).doesNotExist();
        assertThat(admin(Map.of(), "log")).as("needs none").isEqualTo(Command.OK);
    }

    /** Servers of the version before could not start again. */
    @ParameterizedTest
    @ValueSource(strings = {"list", "log", "void cup-1-m1 --because x"})
    void theTablesOfAnEarlierVersionAreNotChanged(String words) {
        int version = number("SELECT MAX(version) FROM migrations");
        execute("DELETE FROM migrations WHERE version = " + version);

        assertThat(admin(words.split(" ", -1))).isEqualTo(Command.MISUSED);
        assertThat(said()).hasSize(1).first().asString().contains("version " + (version - 1), "needs " + version);
        assertThat(number("SELECT MAX(version) FROM migrations")).isEqualTo(version - 1);
    }

    @Test
    void nothingIsDoneWithoutAReason() {
        assertThat(admin("void", "cup-1-m1")).isEqualTo(Command.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--because").hasLineCount(1);
    }

    @Test
    void whatIsNotThereIsToldInOneLine() {
        assertThat(admin("end", "cup-2", "--because", "x")).isEqualTo(Command.MISUSED);
        assertThat(admin("export", "cup-2")).isEqualTo(Command.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(2).allMatch(line -> line.contains("'cup-2'"));
    }

    private int admin(String... words) {
        return admin(Map.of("SECRET", Ledgers.SECRET), words);
    }

    private int admin(Map<String, String> environment, String... words) {
        return deluxe(
                environment,
                Stream.of(Stream.of("admin"), Stream.of(words), Stream.of("--database", database()))
                        .flatMap(each -> each)
                        .toList());
    }

    private int deluxe(Map<String, String> environment, List<String> arguments) {
        Console console = new Console(InputStream.nullInputStream(), stream(out), stream(err));
        return new Deluxe(environment, console).run(arguments);
    }

    private void end(String tournament) {
        admin("end", tournament, "--because", "a test");
    }

    private int number(String sql) {
        try (Connection connection = DriverManager.getConnection(database());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.getInt(1);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private void execute(String sql) {
        try (Connection connection = DriverManager.getConnection(database());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private List<String> said() {
        return err.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String database() {
        return "jdbc:sqlite:" + folder.resolve("tournaments.db");
    }
}
